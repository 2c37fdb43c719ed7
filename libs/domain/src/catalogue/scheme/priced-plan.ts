import { type PriceComponents, informationsOf } from '../price.js';
import { hostCost } from '../host-cost.js';
import { type Sen, rupiahOrNull, toRupiah } from '../../platform/sen.js';
import type { PriceListPlan } from './price-list.js';

interface PlanFacts extends Pick<
  PriceListPlan,
  'slug' | 'name' | 'isHost' | 'isPo' | 'needsTv' | 'months' | 'treatments' | 'eligibility'
> {
  components: PriceComponents;
  grandTotal: Sen;
  /** What the provider debits for the group, tax included. */
  debit: Sen | null;
  transferFee: Sen;
}

/** A plan with all values derived from its price, for the bundled price list and the database alike. */
export function pricedPlan({ components, grandTotal, debit, transferFee, ...plan }: PlanFacts): PriceListPlan {
  const { activationFee, groupSize } = components;
  const cost = plan.isHost ? hostCost({ grandTotal, activationFee, transferFee, debit, groupSize }) : null;
  return {
    ...plan,
    total: toRupiah(grandTotal),
    taxed: components.taxed,
    debit: rupiahOrNull(debit),
    reimbursement: cost && !cost.isEstimated ? cost.reimbursement : null,
    hostCost: cost,
    informations: informationsOf(components, grandTotal),
  };
}
