import { type PriceComponents, informationsOf } from '../catalogue/price.js';
import { type ReimbursementTerms, leftForHost } from '../hosts/reimbursement.js';
import { type Sen, addSen, negate, rupiahOrNull, toRupiah } from '../money/sen.js';
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

/** A plan with everything that follows from its price: the same for the bundled list and for the one in the database. */
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

// A price that an admin has mistyped must not take the whole page away.
function repaid(terms: ReimbursementTerms): number | null {
  const amount = leftForHost(terms);
  return amount > 0n ? toRupiah(amount) : null;
}
