import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { filterWord } from '#domain/sales/orders/order-status';
import { orderStatusesQuery, ordersQuery } from './orders.queries';
import { Unsettled } from '../../platform/ui/states';

/** With no more orders, the filters of states that none of them has are left out. docs/rules/orders.md#own-list */
const FEW_ORDERS = 6;

/** A filter for each order status that the API knows, after 'Semua'. */
export function OrderTabs({ status, onStatus }: { status: number | null; onStatus: (status: number | null) => void }) {
  const { data: statuses = [], isLoading: isLoadingStatuses } = useQuery(orderStatusesQuery());
  const { data: orders, isLoading: isLoadingOrders } = useQuery(ordersQuery(1, null));
  const isLoading = isLoadingStatuses || isLoadingOrders;
  const isFew = orders !== undefined && orders.total <= FEW_ORDERS;
  const offered = isFew
    ? statuses.filter((one) => one.code === status || orders.items.some((order) => isCalled(order, one, statuses)))
    : statuses;
  if (!isLoading && offered.length === 0) return null;
  const tabs = [{ code: null, label: 'Semua' }, ...(isLoading ? [] : offered.map(called))];
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

interface Status {
  code: number;
  label: string;
}

/** As the badges say it. */
const called = ({ code, label }: Status): Status => ({ code, label: filterWord(code) ?? label });

/** Its line may call an order otherwise than the books do, as the filters of the API know. */
const isCalled = (order: OrderSummary, { code, label }: Status, statuses: Status[]): boolean =>
  statuses.some((one) => one.label === order.statusLabel) ? order.statusLabel === label : order.status === code;
