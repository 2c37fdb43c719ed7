import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warn-tint px-4 py-2 text-center text-sm font-medium text-warn">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          Kamu sedang offline. Yang tampil mungkin belum yang terbaru.
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
