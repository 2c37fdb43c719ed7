import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { Actor } from '#domain/platform/transitions';
import { ORDER_STATUS, type OrderAction, orderMoves, orderStatusOf } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { followOrder } from '#runtime/sales/invoices.store';

/** Who moved something and why; ends up in the history that customers and admins read. */
export interface Cause {
  actor: Actor;
  /** 'customer', 'system' or the admin's name. */
  by: string;
  why: string;
  eventUid?: string;
}

/** Locks the order's row for this transaction and reads it. @throws DomainError ORDER_NOT_FOUND. */
export async function lockOrder(tx: Tx, orderUid: string) {
  await lockRow(tx, 'order', orderUid);
  const order = await tx.order.findUnique({ where: { uid: orderUid } });
  if (!order) throw new DomainError('ORDER_NOT_FOUND', ERROR_MESSAGE.ORDER_NOT_FOUND, 'not-found');
  return order;
}
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** Takes one step of the order table: row, history and invoices in the caller's transaction. `dueAt`: until when it is to be paid then. */
export async function moveOrder(
  tx: Tx,
  order: { uid: string; status: number; number: string; totalSen: bigint },
  action: OrderAction,
  cause: Cause,
  { dueAt, ...also }: { dueAt?: Date; retryKey?: null } = {},
): Promise<void> {
  const to = ORDER_STATUS[orderMoves.after(orderStatusOf(order.status), action, cause.actor)];
  await tx.order.update({
    where: { uid: order.uid, status: order.status },
    data: { status: to, version: { increment: 1 }, ...also },
    select: { uid: true },
  });
  await tx.orderHistory.create({
    data: { orderUid: order.uid, fromStatus: order.status, toStatus: to, why: cause.why, by: cause.by },
    select: { id: true },
  });
  await followOrder(tx, order, action, cause.actor, dueAt);
}
