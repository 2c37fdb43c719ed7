import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { KeptRoom } from '../../platform/ui/kept-room';
import { FailedLine } from '../../platform/ui/states';
import type { TasksQuery, WaitingTask, WithParts } from '../product-line';
import { taskOf } from './line-parts';
import { OrderRow, dueOf } from './order-row';
import { ordersQuery } from './orders.queries';
import { byDeadline, shownFirst } from './waiting-order';
import { WAITING_ROOM } from './waiting-room';
import { WaitingRow } from './waiting-row';

/** Beside each other on a wide screen; the room that is kept is as high as they are on a phone. */
const FIRST = 3;

interface Row {
  dueAt: string | null;
  isBill: boolean;
  row: ReactNode;
}

/**
 * What waits for the customer, the earliest deadline first: what others wait for, and of the newest orders those to be paid or with a
 * task of their product line. Nothing when nothing does; what did not load is said.
 */
export function WaitingOrders({ parts, tasks }: WithParts & { tasks: TasksQuery[] }) {
  const orders = useQuery(ordersQuery(1, null));
  const waiting = (orders.data?.items ?? []).filter(
    (order) => (order.status === ORDER_STATUS.awaitingPayment && !order.takesNoProof) || taskOf(order, parts),
  );
  const others = useQueries({ queries: tasks });
  const rows = byDeadline([
    ...others.flatMap(({ data: found }) => found ?? []).map(rowOfTask),
    ...waiting.map((order) => rowOfOrder(order, parts)),
  ]);
  const queries = [orders, ...others];
  const failed = queries.filter(({ isError, data }) => isError && !data);
  return (
    <KeptRoom room={WAITING_ROOM} isLoading={queries.some(({ isPending }) => isPending)} below="#provider">
      {failed.length > 0 && (
        <FailedLine what="Yang menunggu kamu" onRetry={() => failed.forEach((query) => void query.refetch())} />
      )}
      {rows.length > 0 && <Waiting rows={rows} />}
    </KeptRoom>
  );
}

function Waiting({ rows }: { rows: Row[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : shownFirst(rows, FIRST);
  return (
    <section aria-labelledby="menunggu">
      <h2 id="menunggu" className="text-lg font-bold">
        {WAITING_ROOM.title}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">{shown.map(({ row }) => row)}</ul>
      {shown.length < rows.length && (
        <button type="button" onClick={() => setWhole(true)} className={`mt-1 min-h-11 text-sm ${TEXT_LINK}`}>
          Lihat {rows.length - shown.length} lagi
        </button>
      )}
    </section>
  );
}

const rowOfTask = ({ key, action, ...task }: WaitingTask): Row => ({
  dueAt: task.dueAt,
  isBill: false,
  row: <WaitingRow key={key} to={action.to} action={action} {...task} />,
});

function rowOfOrder(order: OrderSummary, parts: WithParts['parts']): Row {
  const isToPay = order.status === ORDER_STATUS.awaitingPayment;
  const task = isToPay ? null : taskOf(order, parts);
  return {
    dueAt: dueOf(order, task),
    isBill: isToPay || task?.bill !== undefined,
    row: <OrderRow key={order.orderUid} order={order} task={task} />,
  };
}
