import { DomainError } from '../../platform/domain-error.js';
import { type Sen, addSen, formatSen, negate } from '../../platform/sen.js';
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

/** The amount of a payment that can still be refunded, in sen. Cancelled refunds do not count. */
export const refundable = (received: Sen, refunds: { state: RefundState; amount: Sen }[]): Sen =>
  addSen(received, ...refunds.filter(({ state }) => state !== 'cancelled').map(({ amount }) => negate(amount)));

/** The refunds of a payment must not exceed what was received. @throws DomainError REFUND_TOO_LARGE. */
export function checkRefund(amount: Sen, left: Sen): void {
  if (amount > left)
    throw new DomainError('REFUND_TOO_LARGE', `Dana yang masih bisa dikembalikan tinggal ${formatSen(left)}.`);
}
