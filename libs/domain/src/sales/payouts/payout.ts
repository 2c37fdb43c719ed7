import { defineTransitions } from '../../platform/transitions.js';

/** What a payout is for; `refUid` names its row. */
export type PayoutKind = 'reimbursement' | 'refund' | 'other';

/** Scheduled: owed, from `dueAt` on. Approved: an admin has released it. Paid and cancelled are final. docs/rules/payments.md#payouts. */
export const PAYOUT_STATES = ['scheduled', 'approved', 'paid', 'cancelled'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
export const payoutMoves = defineTransitions<PayoutState>()('payout', {
  scheduled: {
    approve: { to: 'approved', by: ['admin'] },
    correct: { to: 'scheduled', by: ['admin'] },
    cancel: { to: 'cancelled', by: ['admin'] },
  },
  approved: {
    pay: { to: 'paid', by: ['admin'] },
    // Another amount has to be approved again.
    correct: { to: 'scheduled', by: ['admin'] },
    cancel: { to: 'cancelled', by: ['admin'] },
  },
  paid: {},
  cancelled: {},
});
export const OPEN_PAYOUT_STATES: PayoutState[] = ['scheduled', 'approved'];
