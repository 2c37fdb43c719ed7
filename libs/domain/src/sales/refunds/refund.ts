import { DomainError } from '../../platform/domain-error.js';
import { type Sen, addSen, formatSen, negate, toSen, ZERO_SEN } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';

export const REFUND_STATES = ['requested', 'approved', 'credited', 'paid', 'cancelled'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** `credited`: kept as the customer's credit, until it is paid to a bank account. docs/rules/payments.md#credit */
export const refundMoves = defineTransitions<RefundState>()('refund', {
  requested: {
    approve: { to: 'approved', by: ['admin'] },
    credit: { to: 'credited', by: ['system'] },
    cancel: { to: 'cancelled', by: ['admin'] },
  },
  approved: { pay: { to: 'paid', by: ['admin'] }, cancel: { to: 'cancelled', by: ['admin'] } },
  credited: { pay: { to: 'paid', by: ['admin'] } },
  paid: {},
  cancelled: {},
});

/** From this amount on another admin than the one who asked approves. docs/rules/payments.md#refunds */
export const REFUND_APPROVAL_FROM = toSen(500_000);

/** Whether a refund may be transferred without a second admin. Of a credit the amount was decided with its invoice. */
export const needsApproval = (state: RefundState, amount: Sen): boolean =>
  state === 'requested' && amount >= REFUND_APPROVAL_FROM;

/** @throws DomainError REFUND_NOT_APPROVED. */
export function checkTransfer(state: RefundState, amount: Sen): void {
  if (needsApproval(state, amount))
    throw new DomainError(
      'REFUND_NOT_APPROVED',
      `Pengembalian mulai ${formatSen(REFUND_APPROVAL_FROM)} perlu disetujui admin lain dulu.`,
    );
}

/** Four eyes: who asked for it does not approve it. @throws DomainError OWN_REFUND. */
export function checkApproval({ by }: { by: string }, admin: string): void {
  if (by === admin)
    throw new DomainError('OWN_REFUND', 'Kamu yang meminta pengembalian ini. Minta admin lain menyetujuinya.');
}

/** The amount of a payment that can still be refunded, in sen. Cancelled refunds do not count. */
export const refundable = (received: Sen, refunds: { state: RefundState; amount: Sen }[]): Sen =>
  addSen(received, ...refunds.filter(({ state }) => state !== 'cancelled').map(({ amount }) => negate(amount)));

/**
 * A refund of several payments that together paid one invoice: the first ones give first, and the shop's fee goes back in the
 * proportion in which the money does. `lefts`: what can be given back of each; without an amount all of it. `fee`: in all of
 * it; where a part went back before, no more than what is left. Of a part of the money it is a whole rupiah, rounded down.
 * @throws DomainError NOTHING_RECEIVED, REFUND_TOO_LARGE.
 */
export function shareRefund(lefts: Sen[], fee: Sen, amount = addSen(...lefts)): { amount: Sen; fee: Sen }[] {
  const total = addSen(...lefts);
  if (total === ZERO_SEN) throw new DomainError('NOTHING_RECEIVED', 'Belum ada dana yang masuk untuk pesanan ini.');
  checkRefund(amount, total);
  const feeLeft = fee < total ? fee : total;
  let [given, feeGiven] = [ZERO_SEN, ZERO_SEN];
  return lefts.map((left) => {
    const part = (left < amount - given ? left : amount - given) as Sen;
    given = addSen(given, part);
    const feeUpToHere = given === total ? feeLeft : ((((feeLeft * given) / total / 100n) * 100n) as Sen);
    const share = { amount: part, fee: (feeUpToHere - feeGiven) as Sen };
    feeGiven = feeUpToHere;
    return share;
  });
}

/** The refunds of a payment must not exceed what was received. @throws DomainError REFUND_TOO_LARGE. */
export function checkRefund(amount: Sen, left: Sen): void {
  if (amount > left)
    throw new DomainError('REFUND_TOO_LARGE', `Dana yang masih bisa dikembalikan tinggal ${formatSen(left)}.`);
}
