import { DomainError } from '#domain/platform/domain-error';
import { ERROR_MESSAGE } from '#contracts/errors';
import {
  type ActingAdmin,
  type RefundState,
  checkApproval,
  checkRefund,
  refundMoves,
  refundable,
} from '#domain/sales/refunds/refund';
import { type Sen, ZERO_SEN, sen } from '#domain/platform/sen';
import { codeRefunded } from '#domain/sales/invoices/unique-code';
import type { Prisma, Refund } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockAndRead, lockRow } from '#runtime/platform/db/lock-row';

export interface AskedRefund {
  paymentUid: string;
  amount: Sen;
  /** The shop's fees in it. */
  fee: Sen;
  /** Of money that has paid for nothing. */
  deposit?: boolean;
  reason: string;
  by: string;
  /** Of an admin; left out for the system. */
  byUid?: string;
  at: Date;
}

/**
 * Money that is to go back to the customer. The payment is locked, so that refunds together never exceed what was
 * received. @throws DomainError REFUND_TOO_LARGE.
 */
export async function requestRefund(
  tx: Tx,
  { paymentUid, amount, fee, reason, by, byUid, at, deposit = false }: AskedRefund,
): Promise<Pick<Refund, 'uid' | 'amountSen'>> {
  const { orderUid, left, codeSen } = await lockRefundable(tx, paymentUid);
  checkRefund(amount, left);
  return tx.refund.create({
    data: {
      orderUid,
      paymentUid,
      amountSen: amount,
      feeSen: fee,
      codeSen: deposit ? 0n : codeRefunded(amount, left, codeSen),
      state: 'requested' satisfies RefundState,
      deposit,
      reason,
      by,
      byUid,
      createdAt: at,
    },
    select: { uid: true, amountSen: true },
  });
}

/** Money that has paid for nothing is the customer's credit at once. docs/rules/payments.md#credit */
export async function keepAsCredit(tx: Tx, kept: Omit<AskedRefund, 'fee' | 'deposit'>): Promise<void> {
  const refund = await requestRefund(tx, { ...kept, fee: ZERO_SEN, deposit: true });
  const { orderUid } = await creditRefund(tx, refund, kept.at);
  await announce(tx, 'refund.credited', { orderUid, refundUid: refund.uid });
}

/** Keeps a requested refund as the customer's credit. docs/rules/payments.md#credit */
export async function creditRefund(tx: Tx, { uid }: Pick<Refund, 'uid'>, at: Date): Promise<Refund> {
  const refund = await lockRefund(tx, uid);
  await moveRefund(tx, refund, refundMoves.after(refund.state as RefundState, 'credit', 'system'), { creditedAt: at });
  return refund;
}

/** Another admin than the one who asked lets it be transferred. @throws DomainError 404, 409. */
export async function approveRefund(tx: Tx, { uid }: Pick<Refund, 'uid'>, by: ActingAdmin): Promise<Refund> {
  const refund = await lockRefund(tx, uid);
  checkApproval(refund, by);
  await moveRefund(tx, refund, refundMoves.after(refund.state as RefundState, 'approve', 'admin'), {
    approvedBy: by.name,
    approvedByUid: by.uid,
  });
  return refund;
}

/** What of a confirmed payment has not been given back, in sen. The payment is locked. */
export async function leftOf(tx: Tx, paymentUid: string): Promise<Sen> {
  return (await lockRefundable(tx, paymentUid)).left;
}

/** Locks and reads it. @throws DomainError NOT_FOUND. */
export async function lockRefund(tx: Tx, uid: string): Promise<Refund> {
  const [refund] = await lockAndRead<Refund>(tx, 'refund', [uid]);
  if (!refund) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  return refund;
}

/** The next state, with what was decided. The caller has locked it. */
export async function moveRefund(
  tx: Tx,
  { uid, state: before }: Refund,
  state: RefundState,
  data: Prisma.RefundUncheckedUpdateInput,
): Promise<void> {
  await tx.refund.update({ where: { uid, state: before }, data: { ...data, state }, select: { uid: true } });
}

async function lockRefundable(tx: Tx, paymentUid: string) {
  await lockRow(tx, 'payment', paymentUid);
  const { receivedSen, codeSen, refunds, orderUid } = await tx.payment.findUniqueOrThrow({
    where: { uid: paymentUid },
    select: { receivedSen: true, codeSen: true, refunds: { select: { state: true, amountSen: true } }, orderUid: true },
  });
  const left = refundable(
    sen(receivedSen ?? 0n),
    refunds.map((refund) => ({ state: refund.state as RefundState, amount: sen(refund.amountSen) })),
  );
  return { orderUid, left, codeSen };
}
