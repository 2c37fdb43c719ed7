import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { TimelineEntry } from '#contracts/sales/orders.http';
import { momentsOf } from '#domain/platform/moments';
import { TitledCard } from '../../platform/ui/titled';
import { formatDateTime } from '../../platform/wib';

const SUBJECT: Record<TimelineEntry['subject'], string> = {
  order: 'Pesanan',
  account: 'Kursi',
  payment: 'Pembayaran',
  host: 'Host',
  shipment: 'Pengiriman',
};

/** The history of the order and its seat, the latest first, and what happened in the same minute together. */
export function OrderTimeline({ entries }: { entries: TimelineEntry[] }) {
  const moments = momentsOf(entries);
  return (
    <TitledCard title="Riwayat">
      <ol className="mt-4">
        {moments.map(({ at, entries: together }, index) => (
          <li key={`${at}${together[0].title}`} className="relative flex gap-3.5 pb-5 last:pb-0">
            {index < moments.length - 1 && (
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
              {together.map(({ subject, title, why }, nth) => (
                <Fragment key={`${subject}${title}${nth}`}>
                  <p className={clsx('text-sm', index === 0 ? 'font-bold' : 'font-semibold')}>{title}</p>
                  {/* Said once of what happened together. */}
                  {why && why !== together[nth + 1]?.why && <p className="text-sm wrap-anywhere text-muted">{why}</p>}
                </Fragment>
              ))}
              <p className="mt-0.5 text-xs text-muted">
                {[...new Set(together.map(({ subject }) => SUBJECT[subject]))].join(', ')} ·{' '}
                <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
