import { type RefundState, checkRefund, refundMoves, refundable } from '#domain/sales/refunds/refund';
import { type Sen, sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { movePayout, schedulePayout } from '#runtime/sales/payouts.store';

interface Issued {
  paymentUid: string;
  amount: Sen;
  /** The shop's fees in it. */
  fee: Sen;
  reason: string;
  by: string;
  at: Date;
}

/**
 * Money that goes back to the customer at once: refund and payout are approved and paid in one step. The payment is
 * locked, so that refunds together never exceed what was received. @throws DomainError REFUND_TOO_LARGE.
 */
export async function issueRefund(tx: Tx, refund: Issued): Promise<{ uid: string }> {
  const { paymentUid, amount, fee, reason, by, at } = refund;
  const { order, left } = await lockRefundable(tx, paymentUid);
  checkRefund(amount, left);
  const { uid } = await tx.refund.create({
    data: {
      orderUid: order.uid,
      paymentUid,
      amountSen: amount,
      feeSen: fee,
      state: refundMoves.after(refundMoves.after('requested', 'approve', 'admin'), 'pay', 'admin'),
      reason,
      by,
      approvedBy: by,
      createdAt: at,
      paidAt: at,
    },
    select: { uid: true },
  });
  const { customerUid } = order;
  const payout = await schedulePayout(tx, { kind: 'refund', refUid: uid, customerUid, amount, dueAt: at });
  const approved = await movePayout(tx, payout, 'approve', { approvedBy: by, approvedAt: at });
  await movePayout(tx, approved, 'pay', { paidBy: by, paidAt: at });
  return { uid };
}

async function lockRefundable(tx: Tx, paymentUid: string) {
  await lockRow(tx, 'payment', paymentUid);
  const { receivedSen, refunds, order } = await tx.payment.findUniqueOrThrow({
    where: { uid: paymentUid },
    select: {
      receivedSen: true,
      refunds: { select: { state: true, amountSen: true } },
      order: { select: { uid: true, customerUid: true } },
    },
  });
  const left = refundable(
    sen(receivedSen ?? 0n),
    refunds.map((refund) => ({ state: refund.state as RefundState, amount: sen(refund.amountSen) })),
  );
  return { order, left };
}
