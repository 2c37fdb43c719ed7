import { type Sen, ZERO_SEN, addSen, formatSen } from '../platform/sen.js';
import { type PriceComponents, baseShare, memberPrice } from './price.js';

/** Components of a price that can be derived by arithmetic instead of being published. */
export const DERIVABLE = ['grandTotal', 'providerPrice', 'adminFee', 'activationFee'] as const;
export type Derivable = (typeof DERIVABLE)[number];

export interface PriceDraft extends PriceComponents {
  grandTotal: Sen;
  derived: readonly Derivable[];
}
export interface PriceProblem {
  field: Derivable | 'derived';
  message: string;
}

/**
 * Why a price cannot be published: components that do not come to the total, or `derived` marks on unknown ones.
 * docs/rules/prices.md#formula
 */
export function priceProblems(draft: PriceDraft): PriceProblem[] {
  const { grandTotal, adminFee, activationFee, derived } = draft;
  const problems: PriceProblem[] = [];
  if (grandTotal <= 0n) problems.push({ field: 'grandTotal', message: 'Total harus lebih dari Rp0' });
  else if (addSen(adminFee ?? ZERO_SEN, activationFee) > grandTotal)
    problems.push({ field: 'grandTotal', message: 'Biaya tidak boleh lebih besar dari total' });
  else if (!addsUp(draft)) problems.push({ field: 'grandTotal', message: sumOf(draft) });
  const unknown = derived.filter((part) => draft[part] === null);
  if (unknown.length)
    problems.push({ field: 'derived', message: `Tidak diketahui, jadi tidak bisa dihitung: ${unknown.join(', ')}` });
  return problems;
}

/** True also when a component is unknown. */
function addsUp(draft: PriceDraft): boolean {
  const total = memberPrice(draft);
  return total === null || total === draft.grandTotal;
}

function sumOf(draft: PriceDraft): string {
  const parts = [baseShare(draft), draft.adminFee, draft.activationFee].filter((part) => part !== null && part > 0n);
  const sum = addSen(...(parts as Sen[]));
  return `Rinciannya ${parts.map((part) => formatSen(part as Sen)).join(' + ')} = ${formatSen(sum)}, bukan ${formatSen(draft.grandTotal)}`;
}

/**
 * The admin fee with which the components come to the total; null when a component is unknown or the fee would be
 * negative.
 */
export function adminFeeFor(draft: Pick<PriceDraft, 'grandTotal'> & PriceComponents): Sen | null {
  const share = baseShare(draft);
  if (share === null) return null;
  const fee = (draft.grandTotal - share - draft.activationFee) as Sen;
  return fee >= 0n ? fee : null;
}
