import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { orderStatusesQuery } from './orders.queries';
import { Unsettled } from '../../platform/ui/states';

/** One filter for each order status that the API knows, after 'Semua'. */
export function OrderTabs({ status, onStatus }: { status: number | null; onStatus: (status: number | null) => void }) {
  const { data: statuses = [], isLoading } = useQuery(orderStatusesQuery());
  const tabs = [{ code: null, label: 'Semua' }, ...statuses];
  return (
    <div
      role="group"
      aria-label="Status pesanan"
      className="-mx-[16px] my-4 flex min-h-12 gap-2 overflow-x-auto px-[16px] py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {isLoading && <Unsettled />}
      {tabs.map(({ code, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={status === code}
          onClick={() => onStatus(code)}
          className={clsx(
            'min-h-10 shrink-0 rounded-full border px-4 text-sm font-semibold whitespace-nowrap',
            status === code ? 'border-action bg-action text-white' : 'border-edge/60 bg-surface hover:bg-sunken',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
