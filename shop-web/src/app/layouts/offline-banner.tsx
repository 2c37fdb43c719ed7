import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '../../platform/use-online';

const BACK_ONLINE_MS = 3000;

/** Shown while the browser is offline, and for a moment when it is online again. */
export function OfflineBanner() {
  const online = useOnline();
  const cameBack = useCameBack(online);
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warn-tint px-4 py-2 text-center text-sm font-semibold text-warn">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          Kamu sedang offline. Yang tampil mungkin belum yang terbaru.
        </p>
      )}
      {cameBack && (
        <p className="flex items-center justify-center gap-2 bg-tint px-4 py-2 text-center text-sm font-semibold text-accent">
          <Wifi aria-hidden="true" className="size-4 shrink-0" />
          Kamu sudah online lagi.
        </p>
      )}
    </div>
  );
}

function useCameBack(online: boolean): boolean {
  const [before, setBefore] = useState(online);
  const [cameBack, setCameBack] = useState(false);
  if (before !== online) {
    setBefore(online);
    setCameBack(online);
  }
  useEffect(() => {
    if (!cameBack) return;
    const timer = setTimeout(() => setCameBack(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [cameBack]);
  return cameBack;
}
