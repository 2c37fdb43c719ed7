import { DomainError } from '../domain-error.js';
import { type Sen, addSen, negate } from '../money/sen.js';
import { defineTransitions } from '../transitions.js';

/** Bank transfer fee deducted from a reimbursement, in sen (Rp750). Spec 2 §9; sign settled in decisions: Reimbursement. */
export const TRANSFER_FEE_SEN = 75_000n as Sen;

export interface ReimbursementTerms {
  /** What the provider debited, tax included. */
  providerPrice: Sen;
  /** The host's own share: plan total without the shop's activation fee. */
  hostShare: Sen;
  /** Positive is deducted, negative is added: configuration per plan. */
  transferFee: Sen;
}

/** Provider price − host share − transfer fee, in sen. Netflix 138.750 / 128.750, Spotify 62.517. @throws DomainError when nothing would be left. */
export function reimbursementAmount(terms: ReimbursementTerms): Sen {
  const amount = leftForHost(terms);
  if (amount <= 0n)
    throw new DomainError(
      'NOTHING_TO_REIMBURSE',
      'Jumlah penggantian host tidak boleh nol atau minus.',
      'invalid',
      'providerPrice',
    );
  return amount;
}

/** The same without a verdict: zero or less when the terms do not work out. */
export const leftForHost = ({ providerPrice, hostShare, transferFee }: ReimbursementTerms): Sen =>
  addSen(providerPrice, negate(hostShare), negate(transferFee));

/**
 * What a host gets back if the provider debits exactly the group's equal shares: said where the provider's price is not
 * stated, because a host without admin fee pays one share. What is paid out follows the debit. Decision 0016.
 */
export function atEqualShares(hostShare: Sen, groupSize: number): { debit: Sen; amount: Sen } {
  const debit = (hostShare * BigInt(groupSize)) as Sen;
  return { debit, amount: reimbursementAmount({ providerPrice: debit, hostShare, transferFee: TRANSFER_FEE_SEN }) };
}

/** Scheduled: owed, from `dueAt` on. Approved: an admin lets it go. Paid and cancelled are final. Decisions: Reimbursement. */
export const REIMBURSEMENT_STATES = ['scheduled', 'approved', 'paid', 'cancelled'] as const;
export type ReimbursementState = (typeof REIMBURSEMENT_STATES)[number];
export const reimbursementMoves = defineTransitions<ReimbursementState>()('reimbursement', {
  scheduled: { approve: { to: 'approved', by: ['admin'] }, cancel: { to: 'cancelled', by: ['admin'] } },
  approved: { pay: { to: 'paid', by: ['admin'] }, cancel: { to: 'cancelled', by: ['admin'] } },
  paid: {},
  cancelled: {},
});

/** A rejected one is final as well: the host submits another. */
export const PURCHASE_STATES = ['submitted', 'verified', 'rejected'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];
export const purchaseMoves = defineTransitions<PurchaseState>()('purchase', {
  submitted: { verify: { to: 'verified', by: ['admin'] }, reject: { to: 'rejected', by: ['admin'] } },
  verified: {},
  rejected: {},
});
