import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/domain-error';
import type { AccountAction } from '#domain/accounts/account-status';
import type { OrderAction } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import { type Cause, moveAccount } from '#runtime/stores/accounts.store';
import { freeSeat, lockGroup } from '#runtime/stores/groups.store';
import { lockOrder, moveOrder } from '#runtime/stores/orders.store';

/** Locks group, then order; the group is read first without a lock because a seat may have been moved meanwhile. */
export async function lockSeatedOrder(tx: Tx, orderUid: string) {
  for (;;) {
    const before = await tx.account.findUnique({ where: { orderUid }, select: { groupUid: true } });
    if (!before) throw new DomainError('ORDER_NOT_FOUND', ERROR_MESSAGE.ORDER_NOT_FOUND, 'not-found');
    const group = await lockGroup(tx, before.groupUid);
    const order = await lockOrder(tx, orderUid);
    if (order.account.groupUid === group.uid) return { group, order };
  }
}
export type SeatedOrder = Awaited<ReturnType<typeof lockSeatedOrder>>;

/** Ends an order and its seat together and gives the seat back. The event is the caller's to announce. */
export async function closeOrder(
  tx: Tx,
  { group, order }: SeatedOrder,
  actions: { order: OrderAction | null; account: AccountAction },
  cause: Cause,
): Promise<void> {
  if (actions.order) await moveOrder(tx, order, actions.order, cause, { dueAt: null });
  await moveAccount(tx, order.account, actions.account, cause);
  await freeSeat(tx, group, order.account);
}
