import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../platform/wib';
import { type ServerClock, announcementAt, formatTimeLeft, remainingMs } from './countdown';

const TICK_MS = 1000;

/** "Bayar sebelum …" with the time that is left. Calls `onExpired` once, when it is over. */
export function PaymentDeadline({
  dueAt,
  clock,
  onExpired,
}: {
  dueAt: string;
  clock: ServerClock;
  onExpired: () => void;
}) {
  const left = useRemaining(dueAt, clock);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onExpired();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the moment itself matters, not a new function from the parent
  }, [isOver]);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-warn-tint px-4 py-2 sm:py-3">
      <p className="flex flex-1 basis-32 items-start gap-2 text-sm">
        <Clock aria-hidden="true" className="mt-px size-5 shrink-0 text-warn" />
        <span>
          Bayar sebelum
          <b className="block">{formatMoment(dueAt)}</b>
        </span>
      </p>
      <p role="timer" aria-label="Sisa waktu pembayaran" className="text-xl font-bold text-warn tabular-nums">
        {formatTimeLeft(left)}
      </p>
      <p aria-live="polite" className="sr-only">
        {announcementAt(left)}
      </p>
    </div>
  );
}

function useRemaining(dueAt: string, clock: ServerClock): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // `now` may be older than an answer that has just come in.
  return remainingMs(dueAt, clock, Math.max(now, clock.receivedAt));
}
