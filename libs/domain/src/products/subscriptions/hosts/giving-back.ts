import type { Sen } from '../../../platform/sen.js';
import { ZERO_SEN } from '../../../platform/sen.js';
import { OPEN_PAYOUT_STATES, type PayoutState } from '../../../sales/payouts/payout.js';
import { type Cycle, unusedPart } from './cycle.js';

/** A cycle whose reimbursement is scheduled, in sen. */
export interface ReimbursedCycle extends Cycle {
  amount: Sen;
  payout: PayoutState;
}
/**
 * `keep`: the reimbursement is not paid yet and becomes smaller, or is cancelled when nothing is left of it; `ask`: it was
 * paid, and the part is a receivable.
 */
export interface GivingBack {
  how: 'keep' | 'ask';
  amount: Sen;
}

/** What a host who ends at `at` gives back of a cycle; null: nothing. docs/rules/hosts.md#unused-part */
export function givingBack(cycle: ReimbursedCycle, at: Date): GivingBack | null {
  const amount = unusedPart(cycle.amount, cycle, at);
  if (amount === ZERO_SEN) return null;
  if (cycle.payout === 'paid') return { how: 'ask', amount };
  return OPEN_PAYOUT_STATES.includes(cycle.payout) ? { how: 'keep', amount } : null;
}
