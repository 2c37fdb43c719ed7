import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { KeptRoom } from '../../platform/ui/kept-room';
import { FailedLine } from '../../platform/ui/states';
import type { TasksQuery, WaitingTask, WithParts } from '../product-line';
import { BillRow } from './bill-row';
import { taskOf } from './line-parts';
import { OrderCard } from './order-card';
import { ordersQuery } from './orders.queries';
import { WaitingTaskCard } from './waiting-task-card';

const MOST = 3;
/** Behind every moment. */
const NEVER = '9';

/**
 * What waits for the customer: what others wait for, the earliest first, then of the newest orders those to be paid or with a task of
 * their product line. Nothing when nothing does; what did not load is said.
 */
export function WaitingOrders({ parts, tasks }: WithParts & { tasks: TasksQuery[] }) {
  const orders = useQuery(ordersQuery(1, null));
  const waiting = (orders.data?.items ?? []).filter(
    (order) => order.status === ORDER_STATUS.awaitingPayment || taskOf(order, parts),
  );
  const others = useQueries({ queries: tasks });
  const waitedFor = others
    .flatMap(({ data: found }) => found ?? [])
    .sort((a, b) => (a.dueAt ?? NEVER).localeCompare(b.dueAt ?? NEVER));
  const queries = [orders, ...others];
  const failed = queries.filter(({ isError, data }) => isError && !data);
  return (
    <KeptRoom isLoading={queries.some(({ isPending }) => isPending)} below="#provider" high="h-32">
      {failed.length > 0 && (
        <FailedLine what="Yang menunggu kamu" onRetry={() => failed.forEach((query) => void query.refetch())} />
      )}
      {waiting.length + waitedFor.length > 0 && <Waiting {...{ waiting, waitedFor, parts }} />}
    </KeptRoom>
  );
}

function Waiting({ waiting, waitedFor, parts }: WithParts & { waiting: OrderSummary[]; waitedFor: WaitingTask[] }) {
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
        {waitedFor.map((task) => (
          <WaitingTaskCard key={task.key} task={task} />
        ))}
        {waiting
          .slice(0, MOST)
          .map((order) =>
            order.status === ORDER_STATUS.awaitingPayment ? (
              <BillRow key={order.orderUid} order={order} />
            ) : (
              <OrderCard key={order.orderUid} order={order} parts={parts} />
            ),
          )}
      </ul>
    </section>
  );
}
