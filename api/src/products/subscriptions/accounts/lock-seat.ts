import { accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { type SeatAction, checkSeatAction } from '#domain/products/subscriptions/accounts/seat-actions';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { orderStatusOf } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import { type SeatedOrder, lockSeatedOrder } from '#runtime/products/subscriptions/seats.store';
import { Refusal } from '../../../platform/http/errors/refusal.js';

/** The order of a seat. @throws Refusal 404. */
export async function orderOfSeat(tx: Tx, accountUid: string): Promise<string> {
  const found = await tx.account.findUnique({ where: { uid: accountUid }, select: { orderUid: true } });
  if (!found) throw new Refusal('NOT_FOUND', 404);
  return found.orderUid;
}

/** Locks group and order of a seat. @throws Refusal 404, DomainError (409) when `action` is not possible now. */
export async function lockSeat(tx: Tx, accountUid: string, action: SeatAction): Promise<SeatedOrder> {
  const seated = await lockSeatedOrder(tx, await orderOfSeat(tx, accountUid));
  checkSeatAction(seatOf(seated.order.account, seated.order), action);
  return seated;
}

/** What the rules need to know of a seat. */
export const seatOf = (account: { role: string; status: number }, order: { status: number }) => ({
  role: seatRoleOf(account),
  status: accountStatusOf(account.status),
  orderStatus: orderStatusOf(order.status),
});
