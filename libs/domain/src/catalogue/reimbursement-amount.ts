import { DomainError } from '../platform/domain-error.js';
import { type Sen, addSen, negate, wholeRupiahOf } from '../platform/sen.js';

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
 * Provider price − host share − transfer fee, to the whole rupiah; in sen. Netflix 138.750 / 128.750, Spotify 62.517.
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
export const uncheckedReimbursement = (terms: ReimbursementTerms): Sen => wholeRupiahOf(exactReimbursement(terms));

/** Before it is rounded: a share may have half a rupiah, which no bank moves. */
export const exactReimbursement = ({ providerPrice, hostShare, transferFee }: ReimbursementTerms): Sen =>
  addSen(providerPrice, negate(hostShare), negate(transferFee));

interface Tolerance {
  groupSize: number;
  tolerancePercent: number;
}

/**
 * What a debit may be at most without a reason and a second admin, in sen: the provider's price plus the tolerance. Where the
 * price is not published it is the group's equal shares. docs/rules/hosts.md#limit
 */
export function mostDebit(providerPrice: Sen | null, hostShare: Sen, { groupSize, tolerancePercent }: Tolerance): Sen {
  const price = providerPrice ?? ((hostShare * BigInt(groupSize)) as Sen);
  return (price + (price * BigInt(tolerancePercent)) / 100n) as Sen;
}

/** What a host may be reimbursed at most without a second admin, in sen: that, less share and fee. */
export const reimbursementLimit = (
  providerPrice: Sen | null,
  own: Omit<ReimbursementTerms, 'providerPrice'>,
  tolerance: Tolerance,
): Sen => uncheckedReimbursement({ providerPrice: mostDebit(providerPrice, own.hostShare, tolerance), ...own });
