import { DomainError } from '#domain/platform/domain-error';
import { ERROR_MESSAGE } from '#contracts/errors';
import { type PaymentState, paymentMoves } from '#domain/sales/payments/payment-state';
import type { Tx } from '#runtime/platform/db/database';
import { lockOrder } from '#runtime/sales/orders.store';

/** Locks the order and reads the payment, so that concurrent decisions run one after the other. */
export async function lockPayment(tx: Tx, paymentUid: string) {
  const found = await tx.payment.findUnique({ where: { uid: paymentUid }, select: { orderUid: true } });
  if (!found) throw new DomainError('PAYMENT_NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  const order = await lockOrder(tx, found.orderUid);
  const payment = await tx.payment.findUniqueOrThrow({ where: { uid: paymentUid } });
  return { order, payment };
}

/** Takes one step of the payment table. @throws DomainError 409 when it was decided already. */
export async function decidePayment(
  tx: Tx,
  payment: { uid: string; state: string },
  action: 'confirm' | 'reject',
  decision: { decidedAt: Date; decidedBy: string; reason?: string; receivedSen?: bigint },
): Promise<void> {
  const state = paymentMoves.after(payment.state as PaymentState, action, 'admin');
  await tx.payment.update({
    where: { uid: payment.uid, state: payment.state },
    data: { state, version: { increment: 1 }, ...decision },
    select: { uid: true },
  });
}
