import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { Skeleton } from '../../platform/ui/states';
import type { OrderParts } from '../product-line';
import { taskOf } from './line-parts';
import { OrderCard } from './order-card';
import { ordersQuery } from './orders.queries';

const MOST = 3;

/** Of the newest orders those that wait for the customer: to be paid, or for a task of their product line. Nothing when none does. */
export function WaitingOrders({ parts }: { parts: readonly OrderParts[] }) {
  const { data, isPending } = useQuery(ordersQuery(1, null));
  const waiting = (data?.items ?? []).filter(
    (order) => order.status === ORDER_STATUS.awaitingPayment || taskOf(order, parts),
  );
  if (isPending) return <Skeleton className="h-48 !rounded-[14px]" />;
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="menunggu">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="menunggu" className="text-lg font-bold">
          Menunggu kamu
        </h2>
        {waiting.length > MOST && (
          <Link to={PAGE.orders} className={TEXT_LINK}>
            Semua pesanan
          </Link>
        )}
      </div>
      <ul className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {waiting.slice(0, MOST).map((order) => (
          <OrderCard key={order.orderUid} order={order} parts={parts} />
        ))}
      </ul>
    </section>
  );
}
