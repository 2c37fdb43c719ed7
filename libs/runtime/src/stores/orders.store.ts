import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/domain-error';
import { ORDER_STATUS, type OrderAction, orderMoves, orderStatusOf } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import { lockRow } from '#runtime/db/lock-row';
import type { Cause } from '#runtime/stores/accounts.store';

/** Locks the order's row for this transaction and reads it with its seat. @throws DomainError ORDER_NOT_FOUND. */
export async function lockOrder(tx: Tx, orderUid: string) {
  await lockRow(tx, 'order', orderUid);
  const order = await tx.order.findUnique({ where: { uid: orderUid }, include: { account: true } });
  if (!order?.account) throw new DomainError('ORDER_NOT_FOUND', ERROR_MESSAGE.ORDER_NOT_FOUND, 'not-found');
  return { ...order, account: order.account };
}
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** Takes one step of the order table: row and history in the caller's transaction. */
export async function moveOrder(
  tx: Tx,
  order: { uid: string; status: number },
  action: OrderAction,
  cause: Cause,
  also: { dueAt?: Date | null; retryKey?: null } = {},
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
}
