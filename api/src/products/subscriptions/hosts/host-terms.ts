import { groupSizeOf } from '#domain/catalogue/plan-family';
import type { Promised } from '#domain/catalogue/promised-price';
import { type Sen, sen, toRupiah } from '#domain/platform/sen';
import {
  type ReimbursementTerms,
  exactReimbursement,
  mostDebit,
  uncheckedReimbursement,
} from '#domain/catalogue/reimbursement-amount';

interface TermsRow {
  hostShareSen: bigint;
  providerPriceSen: bigint | null;
  transferFeeSen: bigint;
}

/** The terms of a host order, or null while the provider price is unknown. */
export function termsOf({ hostShareSen, providerPriceSen, transferFeeSen }: TermsRow): ReimbursementTerms | null {
  if (providerPriceSen === null) return null;
  return { providerPrice: sen(providerPriceSen), hostShare: sen(hostShareSen), transferFee: sen(transferFeeSen) };
}

type LimitRow = Parameters<typeof groupSizeOf>[0] & { priceTolerancePercent: number };

/** The largest debit that needs no second admin. docs/rules/hosts.md#limit */
export const mostDebitOf = (family: LimitRow, promised: Promised | null, hostShareSen: bigint): Sen =>
  mostDebit(promised?.planPrice ?? null, sen(hostShareSen), {
    groupSize: groupSizeOf(family),
    tolerancePercent: family.priceTolerancePercent,
  });

/** The breakdown in rupiah, as hosts and admins read it; null when nothing would be left, as with a claim that is too small. */
export function breakdownOf(terms: ReimbursementTerms) {
  const amount = uncheckedReimbursement(terms);
  if (amount <= 0n) return null;
  return {
    providerPrice: toRupiah(terms.providerPrice),
    hostShare: toRupiah(terms.hostShare),
    transferFee: toRupiah(terms.transferFee),
    // What is rounded off.
    correction: toRupiah(sen(amount - exactReimbursement(terms))),
    amount: toRupiah(amount),
  };
}
