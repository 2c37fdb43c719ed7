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
 * What a host may be reimbursed at most without a second admin, in sen: the provider's price plus the tolerance, less
 * share and fee. Where the price is not published it is the group's equal shares. docs/rules/hosts.md#limit
 */
export function reimbursementLimit(
  providerPrice: Sen | null,
  { hostShare, transferFee }: Omit<ReimbursementTerms, 'providerPrice'>,
  { groupSize, tolerancePercent }: { groupSize: number; tolerancePercent: number },
): Sen {
  const price = providerPrice ?? ((hostShare * BigInt(groupSize)) as Sen);
  const most = (price + (price * BigInt(tolerancePercent)) / 100n) as Sen;
  return uncheckedReimbursement({ providerPrice: most, hostShare, transferFee });
}
