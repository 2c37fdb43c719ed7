import { type PaymentState, paymentMoves } from '#domain/payments/payment-state';
import { type PurchaseState, purchaseMoves } from '#domain/hosts/reimbursement';
import type { Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import type { Cause } from '#runtime/stores/accounts.store';
import { type SeatedOrder, closeOrder } from '#runtime/stores/close-order';

/** An admin cancels an unpaid order: order and seat end, what waits at a desk for it is taken off the desk, and `order.cancelled` is told. */
export async function cancelOrder(tx: Tx, seated: SeatedOrder, cause: Cause, at: Date): Promise<void> {
  const { uid: orderUid } = seated.order;
  await closeOrder(tx, seated, { order: 'cancel', account: 'cancel' }, cause);
  const decision = { decidedAt: at, decidedBy: cause.by, reason: cause.why, version: { increment: 1 } };
  const open = 'submitted' satisfies PaymentState & PurchaseState;
  await tx.payment.updateMany({
    where: { orderUid, state: open },
    data: { state: paymentMoves.after(open, 'void', cause.actor), ...decision },
  });
  // A host's proof: not announced as rejected, which would ask for another one.
  await tx.hostPurchase.updateMany({
    where: { orderUid, state: open },
    data: { state: purchaseMoves.after(open, 'reject', cause.actor), ...decision },
  });
  await announce(tx, 'order.cancelled', { orderUid, groupUid: seated.group.uid });
}
