import { DomainError } from '#domain/platform/domain-error';
import { ORDER_STATUS, orderMoves } from '#domain/sales/orders/order-status';
import { type PaymentState, paymentMoves } from '#domain/sales/payments/payment-state';
import { creditParts } from '#runtime/sales/refund-invoice';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { type LockedOrder, lockOrder, moveOrder } from '#runtime/sales/orders.store';
import type { Closing, Ending } from '#runtime/sales/product-line';
import type { ProductLines } from '#runtime/sales/product-lines';

/** Locks an order and, before it, what its product lines must lock first. @throws DomainError ORDER_NOT_FOUND. */
export async function lockWholeOrder(tx: Tx, lines: ProductLines, orderUid: string): Promise<LockedOrder> {
  await lines.lockBeforeOrders(tx, [orderUid]);
  return lockOrder(tx, orderUid);
}

/**
 * Ends an order: its lines give back what they hold, and a payment that waits for a decision is void. The caller has
 * locked the whole order, and writes and announces a refund itself.
 * @throws DomainError when the order, one of its lines, or money that was received does not allow it.
 */
export async function closeOrder(
  tx: Tx,
  lines: ProductLines,
  order: LockedOrder,
  closing: Closing,
  ending: Ending,
): Promise<void> {
  // Of one that is refunded already a line would name what its first refund has changed, as a cause that holds nothing any more.
  if (order.status === ORDER_STATUS.refunded) orderMoves.after('refunded', closing, ending.cause.actor);
  await lines.checkClosing(tx, order, closing, ending.cause);
  await moveOrder(tx, order, closing, ending.cause);
  await lines.release(tx, order, closing, ending);
  if (closing === 'refund') return;
  await refusePaid(tx, order.uid);
  await voidSubmitted(tx, order.uid, ending);
  const { by, byUid, why: reason } = ending.cause;
  await creditParts(tx, { orderUid: order.uid }, { by, byUid, reason, at: ending.clock.now() });
  await announce(tx, closing === 'cancel' ? 'order.cancelled' : 'order.expired', { orderUid: order.uid });
}

/** The last check: what was paid for would stay behind. Without `settledSen` a payment has settled all that was received. */
async function refusePaid(tx: Tx, orderUid: string): Promise<void> {
  const confirmed = { orderUid, state: 'confirmed' satisfies PaymentState };
  if (await tx.payment.count({ where: { ...confirmed, OR: [{ settledSen: null }, { settledSen: { gt: 0 } }] } }))
    throw new DomainError('ORDER_IS_PAID', 'Pesanan ini sudah dibayar, jadi tidak bisa dibatalkan begitu saja.');
}

async function voidSubmitted(tx: Tx, orderUid: string, { cause, clock }: Ending): Promise<void> {
  const submitted = await tx.payment.findMany({
    where: { orderUid, state: 'submitted' satisfies PaymentState },
    select: { uid: true, state: true },
  });
  for (const { uid, state } of submitted)
    await tx.payment.update({
      where: { uid, state },
      data: {
        state: paymentMoves.after(state as PaymentState, 'void', cause.actor),
        decidedAt: clock.now(),
        decidedBy: cause.by,
        reason: cause.why,
        version: { increment: 1 },
      },
      select: { uid: true },
    });
}
