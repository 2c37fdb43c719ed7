import { clsx } from 'clsx';
import type { TimelineEntry } from '#contracts/sales/orders.http';
import { TitledCard } from '../../platform/ui/titled';
import { formatShortly } from '../../platform/wib';

/** What happened to the buyer of the order, the latest first; each in a line with its day and time. */
export function OrderTimeline({ entries }: { entries: TimelineEntry[] }) {
  const latestFirst = entries.toReversed();
  return (
    <TitledCard title="Riwayat" badge={<span className="text-xs/6 text-muted">waktu WIB</span>}>
      <ol className="mt-4">
        {latestFirst.map(({ at, title, why }, index) => (
          <li key={`${at}${title}`} className="relative flex gap-3 pb-4 last:pb-0">
            {index < latestFirst.length - 1 && (
              <span aria-hidden="true" className="absolute top-4 bottom-0 left-[5.5px] w-px bg-line" />
            )}
            <span
              aria-hidden="true"
              className={clsx(
                'relative mt-1.5 size-3 shrink-0 rounded-full',
                index === 0 ? 'bg-brand ring-4 ring-tint' : 'bg-edge/60',
              )}
            />
            <div className="min-w-0 flex-1 text-sm">
              <p className="flex flex-wrap items-baseline justify-between gap-x-2">
                <span className={index === 0 ? 'font-bold' : 'font-semibold'}>{title}</span>
                <time dateTime={at} className="text-xs whitespace-nowrap text-muted">
                  {formatShortly(at)}
                </time>
              </p>
              {why && <p className="wrap-anywhere text-muted">{why}</p>}
            </div>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
