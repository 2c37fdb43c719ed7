import { clsx } from 'clsx';
import type { TimelineEntry } from '#contracts/sales/orders.http';
import { TitledCard } from '../../platform/ui/titled';
import { formatDateTime } from '../../platform/wib';

const SUBJECT: Record<TimelineEntry['subject'], string> = {
  order: 'Pesanan',
  account: 'Kursi',
  payment: 'Pembayaran',
  host: 'Host',
  shipment: 'Pengiriman',
};

/** The history of the order and its seat, the latest first. */
export function OrderTimeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <TitledCard title="Riwayat">
      <ol className="mt-4">
        {[...entries].reverse().map((entry, index) => (
          <li key={`${entry.at}${entry.subject}${entry.title}`} className="relative flex gap-3.5 pb-5 last:pb-0">
            {index < entries.length - 1 && (
              <span aria-hidden="true" className="absolute top-4 bottom-0 left-[5.5px] w-px bg-line" />
            )}
            <span
              aria-hidden="true"
              className={clsx(
                'relative mt-1.5 size-3 shrink-0 rounded-full',
                index === 0 ? 'bg-brand ring-4 ring-tint' : 'bg-edge/60',
              )}
            />
            <div className="min-w-0">
              <p className={clsx('text-sm', index === 0 ? 'font-bold' : 'font-semibold')}>{entry.title}</p>
              {entry.why && <p className="text-sm wrap-anywhere text-muted">{entry.why}</p>}
              <p className="mt-0.5 text-xs text-muted">
                {SUBJECT[entry.subject]} · <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
