import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDeadline } from '../../platform/wib';
import { formatTimeLeft } from '../../sales/payments/countdown';

/** Until when a product can be joined (unix seconds; 0: no end), with the time that is left. */
export function TimeLeft({ promoEndAt, onEnd }: { promoEndAt: number; onEnd: () => void }) {
  const left = useLeft(promoEndAt);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onEnd();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the moment itself matters, not a new function from the parent
  }, [isOver]);
  if (promoEndAt === 0)
    return <p className="text-sm text-muted">Tidak ada batas waktu: kami tutup begitu siap dibelikan.</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-warn-tint px-4 py-3">
      <p className="flex flex-1 basis-32 items-start gap-2 text-sm">
        <Clock aria-hidden="true" className="mt-px size-5 shrink-0 text-warn" />
        <span>
          Berakhir
          <b className="block">{formatDeadline(new Date(promoEndAt * 1_000).toISOString())}</b>
          Pesanan terakhir satu jam sebelumnya.
        </span>
      </p>
      <p role="timer" aria-label="Sisa waktu" className="text-lg font-bold text-warn tabular-nums">
        {left === null ? '' : formatTimeLeft(left)}
      </p>
    </div>
  );
}

/** Milliseconds; null before the page is alive or where there is no end. */
function useLeft(promoEndAt: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now === null || promoEndAt === 0 ? null : Math.max(0, promoEndAt * 1_000 - now);
}
