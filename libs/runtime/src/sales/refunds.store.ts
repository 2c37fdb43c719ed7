import { DomainError } from '#domain/platform/domain-error';
import { ERROR_MESSAGE } from '#contracts/errors';
import {
  type ActingAdmin,
  type RefundState,
  type Word,
  checkApproval,
  checkRefund,
  needsApproval,
  refundMoves,
  refundable,
} from '#domain/sales/refunds/refund';
import { type Sen, ZERO_SEN, addSen, sen, wholeRupiahUp } from '#domain/platform/sen';
import { codeRefunded, roundingRefunded } from '#domain/sales/invoices/unique-code';
import type { Prisma, Refund } from '#runtime/generated/prisma/client';
import { checkSecondAdmin } from '#runtime/platform/admins/second-admin.store';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockAndRead, lockRow } from '#runtime/platform/db/lock-row';
import { askedWith } from '#runtime/sales/asked-with.store';

export interface AskedRefund {
  paymentUid: string;
  amount: Sen;
  /** The shop's fees in it. */
  fee: Sen;
  /** Of money that has paid for nothing. */
  deposit?: boolean;
  /** An admin has typed more than the rule gives. */
  aboveRule?: boolean;
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
export const requestRefund = (
  tx: Tx,
  { paymentUid, amount, fee, ...asked }: AskedRefund,
): Promise<Pick<Refund, 'uid' | 'amountSen'>> => requestOfPayments(tx, [{ paymentUid, amount, fee }], asked);

/** The same of several payments that came from one account: one refund. The parts are not empty. */
export async function requestOfPayments(
  tx: Tx,
  parts: Pick<AskedRefund, 'paymentUid' | 'amount' | 'fee'>[],
  { reason, by, byUid, at, deposit = false, aboveRule = false }: Omit<AskedRefund, 'paymentUid' | 'amount' | 'fee'>,
): Promise<Pick<Refund, 'uid' | 'amountSen'>> {
  let [codeSen, roundingSen] = [0n, 0n];
  let orderUid = '';
  for (const { paymentUid, amount } of parts) {
    const payment = await lockRefundable(tx, paymentUid);
    checkRefund(amount, payment.left);
    if (!deposit) {
      codeSen += codeRefunded(amount, payment.left, payment.codeSen);
      roundingSen += roundingRefunded(amount, payment.left, payment.roundingSen);
    }
    ({ orderUid } = payment);
  }
  return tx.refund.create({
    data: {
      orderUid,
      paymentUid: parts[0]!.paymentUid,
      amountSen: addSen(...parts.map(({ amount }) => amount)),
      feeSen: addSen(...parts.map(({ fee }) => fee)),
      codeSen,
      roundingSen,
      state: 'requested' satisfies RefundState,
      deposit,
      aboveRule,
      reason,
      by,
      byUid,
      createdAt: at,
      askedAt: at,
      parts: { create: parts.map(({ paymentUid, amount }) => ({ paymentUid, amountSen: amount })) },
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

/** It may be transferred: from `approvalFrom` on by another admin than the one who asked. @throws DomainError 404, OWN_REFUND, NOT_SECOND_ADMIN, 409. */
export async function approveRefund(
  tx: Tx,
  { uid }: Pick<Refund, 'uid'>,
  { by, at, approvalFrom }: { by: ActingAdmin; at: Date; approvalFrom: Sen },
): Promise<Refund> {
  const refund = await lockRefund(tx, uid);
  const waiting = { ...waitingOf(refund), askedWith: await askedWith(tx, uid) };
  const wasCredit = refund.creditedAt !== null;
  const words = [refund, ...(await wordsThatItCame(tx, refund))];
  checkApproval({ ...waiting, words, wasCredit }, by, approvalFrom);
  if (needsApproval(waiting, approvalFrom))
    for (const { byUid: firstUid } of words)
      if (firstUid) await checkSecondAdmin(tx, { firstUid, byUid: by.uid, at, permission: 'refunds.approve' });
  await moveRefund(tx, refund, refundMoves.after(refund.state as RefundState, 'approve', 'admin'), {
    approvedBy: by.name,
    approvedByUid: by.uid,
  });
  return refund;
}

/** Who confirmed the payments that a refund of a deposit gives back: the refund rests on the word of that admin that the money came. docs/rules/payments.md#credit */
async function wordsThatItCame(tx: Tx, { uid, deposit }: Refund): Promise<Word[]> {
  if (!deposit) return [];
  const payments = await tx.payment.findMany({
    where: { refundParts: { some: { refundUid: uid } }, decidedBy: { not: null } },
    select: { decidedBy: true, decidedByUid: true },
  });
  return payments.map(({ decidedBy, decidedByUid }) => ({ by: decidedBy!, byUid: decidedByUid }));
}

/** Of one that is not credit: nothing was used of it. */
const waitingOf = ({ state, amountSen, aboveRule }: Refund) => ({
  state: state as RefundState,
  amount: wholeRupiahUp(sen(amountSen)),
  aboveRule,
});

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
  const payment = await tx.payment.findUniqueOrThrow({
    where: { uid: paymentUid },
    select: { receivedSen: true, codeSen: true, roundingSen: true, refundParts: TAKEN_BACK, orderUid: true },
  });
  const { codeSen, roundingSen } = payment;
  // Of the payments of an invoice one has the code and the last one the rounding, so what a refund took of either is of that one.
  const taken = payment.refundParts.flatMap(({ refund }) => (refund.state === CANCELLED ? [] : [refund]));
  return {
    orderUid: payment.orderUid,
    left: leftOfPayment(payment),
    codeSen: without(
      codeSen,
      taken.map((refund) => refund.codeSen),
    ),
    roundingSen: without(
      roundingSen,
      taken.map((refund) => refund.roundingSen),
    ),
  };
}

const without = (all: bigint, taken: bigint[]): bigint => {
  const left = taken.reduce((rest, one) => rest - one, all);
  return left > 0n ? left : 0n;
};

const CANCELLED: RefundState = 'cancelled';

/** What of a payment was given back, for `leftOfPayment`. */
export const GIVEN_BACK = { select: { amountSen: true, refund: { select: { state: true } } } } as const;
const TAKEN_BACK = {
  select: { amountSen: true, refund: { select: { state: true, codeSen: true, roundingSen: true } } },
} as const;

/** What of a confirmed payment has not been given back, in sen, as it was read. */
export const leftOfPayment = ({
  receivedSen,
  refundParts,
}: {
  receivedSen: bigint | null;
  refundParts: { amountSen: bigint; refund: { state: string } }[];
}): Sen =>
  refundable(
    sen(receivedSen ?? 0n),
    refundParts.map(({ amountSen, refund }) => ({ state: refund.state as RefundState, amount: sen(amountSen) })),
  );
