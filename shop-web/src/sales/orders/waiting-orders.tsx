import { useQueries, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { KeptRoom } from '../../platform/ui/kept-room';
import { FailedLine } from '../../platform/ui/states';
import type { TasksQuery, WaitingTask, WithParts } from '../product-line';
import { taskOf } from './line-parts';
import { OrderRow } from './order-row';
import { ordersQuery } from './orders.queries';
import { WAITING_ROOM } from './waiting-room';
import { WaitingRow } from './waiting-row';

/** Two rows on a phone, and three beside each other on a wide screen; the room that is kept is as high as they are. */
const FIRST = 2;
const FIRST_WIDE = 3;
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
    <KeptRoom room={WAITING_ROOM} isLoading={queries.some(({ isPending }) => isPending)} below="#provider">
      {failed.length > 0 && (
        <FailedLine what="Yang menunggu kamu" onRetry={() => failed.forEach((query) => void query.refetch())} />
      )}
      {waiting.length + waitedFor.length > 0 && <Waiting {...{ waiting, waitedFor, parts }} />}
    </KeptRoom>
  );
}

function Waiting({ waiting, waitedFor, parts }: WithParts & { waiting: OrderSummary[]; waitedFor: WaitingTask[] }) {
  const [isWhole, setWhole] = useState(false);
  const isFolded = (index: number) => !isWhole && index >= FIRST;
  const rows = [
    ...waitedFor.map(({ key, action, ...task }, index) => (
      <WaitingRow key={key} to={action.to} action={action} isFolded={isFolded(index)} {...task} />
    )),
    ...waiting.map((order, index) => (
      <OrderRow
        key={order.orderUid}
        order={order}
        task={order.status === ORDER_STATUS.awaitingPayment ? null : taskOf(order, parts)}
        isFolded={isFolded(waitedFor.length + index)}
      />
    )),
  ];
  const [narrow, wide] = [rows.length - FIRST, rows.length - FIRST_WIDE];
  return (
    <section aria-labelledby="menunggu">
      <h2 id="menunggu" className="text-lg font-bold">
        {WAITING_ROOM.title}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {isWhole ? rows : rows.slice(0, FIRST_WIDE)}
      </ul>
      {!isWhole && narrow > 0 && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className={clsx('mt-1 min-h-11 text-sm', TEXT_LINK, wide <= 0 && 'xl:hidden')}
        >
          Lihat <span className="xl:hidden">{narrow}</span>
          <span className="max-xl:hidden">{wide}</span> lagi
        </button>
      )}
    </section>
  );
}
