import { type PriceComponents, informationsOf } from '../price.js';
import { type ReimbursementTerms, uncheckedReimbursement } from '../reimbursement-amount.js';
import { type Sen, addSen, negate, rupiahOrNull, toRupiah } from '../../platform/sen.js';
import type { PriceListPlan } from './price-list.js';

interface PlanFacts extends Pick<
  PriceListPlan,
  'slug' | 'name' | 'isHost' | 'isPo' | 'needsTv' | 'months' | 'eligibility'
> {
  components: PriceComponents;
  grandTotal: Sen;
  /** What the provider debits for the group, tax included. */
  debit: Sen | null;
  transferFee: Sen;
}

/** A plan with all values derived from its price, for the bundled price list and the database alike. */
export function pricedPlan({ components, grandTotal, debit, transferFee, ...plan }: PlanFacts): PriceListPlan {
  const hostShare = addSen(grandTotal, negate(components.activationFee));
  const terms = plan.isHost && debit !== null ? { providerPrice: debit, hostShare, transferFee } : null;
  return {
    ...plan,
    total: toRupiah(grandTotal),
    taxed: components.taxed,
    debit: rupiahOrNull(debit),
    reimbursement: terms && repaid(terms),
    informations: informationsOf(components, grandTotal),
  };
}

// No exception: a mistyped price must not break the whole page.
function repaid(terms: ReimbursementTerms): number | null {
  const amount = uncheckedReimbursement(terms);
  return amount > 0n ? toRupiah(amount) : null;
}
