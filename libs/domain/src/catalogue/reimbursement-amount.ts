import { DomainError } from '../platform/domain-error.js';
import { type Sen, addSen, negate } from '../platform/sen.js';

/** Bank transfer fee deducted from a reimbursement, in sen (Rp750). docs/rules/hosts.md#reimbursement */
export const TRANSFER_FEE_SEN = 75_000n as Sen;

export interface ReimbursementTerms {
  /** What the provider debits, tax included. */
  providerPrice: Sen;
  /** The host's own share: the total without the activation fee. */
  hostShare: Sen;
  /** Positive is deducted, negative is added; set for each plan. */
  transferFee: Sen;
}

/**
 * Provider price − host share − transfer fee, in sen. Netflix 138.750 / 128.750, Spotify 62.517.
 * @throws DomainError when the result is not positive.
 */
export function reimbursementAmount(terms: ReimbursementTerms): Sen {
  const amount = uncheckedReimbursement(terms);
  if (amount <= 0n)
    throw new DomainError(
      'NOTHING_TO_REIMBURSE',
      'Jumlah penggantian host tidak boleh nol atau minus.',
      'invalid',
      'providerPrice',
    );
  return amount;
}

/** The same without a check: zero or negative for inconsistent terms. */
export const uncheckedReimbursement = ({ providerPrice, hostShare, transferFee }: ReimbursementTerms): Sen =>
  addSen(providerPrice, negate(hostShare), negate(transferFee));

/**
 * What a host gets back if the provider debits exactly the group's equal shares, in sen. Shown where the provider's
 * price is not published; the actual reimbursement follows the debit. docs/decisions/0016
 */
export function atEqualShares(hostShare: Sen, groupSize: number): { debit: Sen; amount: Sen } {
  const debit = (hostShare * BigInt(groupSize)) as Sen;
  return { debit, amount: reimbursementAmount({ providerPrice: debit, hostShare, transferFee: TRANSFER_FEE_SEN }) };
}
