import { accountStatusOf } from '#domain/accounts/account-status';
import { type SeatAction, checkSeatAction } from '#domain/accounts/seat-actions';
import { seatRoleOf } from '#domain/groups/group';
import { orderStatusOf } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import { type SeatedOrder, lockSeatedOrder } from '#runtime/stores/close-order';
import { Refusal } from '../http/refusal.js';

/** A seat by its own uid or by its order's; `subject` is also the console's resource. */
export interface SeatAddress {
  subject: 'accounts' | 'orders';
  uid: string;
}

/** Locks group and order of a seat; whoever comes second sees what the first has done. @throws Refusal 404, DomainError (409) when `action` is not possible now. */
export async function lockSeat(tx: Tx, { subject, uid }: SeatAddress, action: SeatAction): Promise<SeatedOrder> {
  const found = await tx.account.findUnique({
    where: subject === 'orders' ? { orderUid: uid } : { uid },
    select: { orderUid: true },
  });
  if (!found) throw new Refusal('NOT_FOUND', 404);
  const seated = await lockSeatedOrder(tx, found.orderUid);
  checkSeatAction(seatOf(seated.order.account, seated.order), action);
  return seated;
}

/** What the rules want to know of a seat. */
export const seatOf = (account: { role: string; status: number }, order: { status: number }) => ({
  role: seatRoleOf(account),
  status: accountStatusOf(account.status),
  orderStatus: orderStatusOf(order.status),
});
