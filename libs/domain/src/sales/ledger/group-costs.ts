import { DAY_MS } from '../../platform/durations.js';
import { type ReimbursementTerms, exactReimbursement } from '../../catalogue/reimbursement-amount.js';
import { type Sen, ZERO_SEN, equalShare, negate, sen } from '../../platform/sen.js';

/** What a group costs beside what its members have paid for it: debits above zero, in sen. docs/rules/ledger.md#remainders */
export type BesidesMembers = Partial<Record<'transferFeeIncome' | 'feeIncome' | 'priceDifference' | 'rounding', Sen>>;

interface Cost {
  /** The price of the plan for the whole group and one cycle; null where it is not published. */
  planPrice: Sen | null;
  /** Seats of the group, that of the host too. */
  groupSize: number;
  /** What the members' seats bear of one cycle, as they were sold; left out: equal shares of that price. */
  members?: Sen | undefined;
}

/**
 * Of a host's reimbursement: the fee that was deducted, the host's part beyond an equal share, another price, and the rounding.
 * `owed`: what was scheduled, in whole rupiah.
 */
export function besidesOfHost({ owed, ...of }: Cost & ReimbursementTerms & { owed: Sen }): BesidesMembers {
  const { providerPrice, hostShare, transferFee, ...cost } = of;
  const rounded = sen(owed - exactReimbursement(of));
  const fees = { transferFeeIncome: negate(transferFee) };
  if (cost.planPrice === null) return rounded === 0n ? fees : { ...fees, rounding: rounded };
  const equal = equalShare(cost.planPrice, cost.groupSize);
  const beyond = sen(hostShare - equal);
  const members = cost.members ?? sen(equal * BigInt(cost.groupSize - 1));
  const { rounding, priceDifference } = ofPlan(sen(members + equal), cost.planPrice, providerPrice);
  const own = { rounding: sen(rounding + rounded), priceDifference };
  return beyond > 0n
    ? { ...fees, ...own, feeIncome: negate(beyond) }
    : { ...fees, ...own, priceDifference: sen(own.priceDifference - beyond) };
}

/** A mean month. */
const MONTH_DAYS = 365.25 / 12;

/** How many cycles of the family the shop has paid for, from the day it bought to the one on which the provider renews; at least one. Null: bought once. */
export const cyclesPaid = (boughtAt: Date, renewsOn: Date | null, cycleMonths: number): number =>
  renewsOn === null
    ? 1
    : Math.max(1, Math.round((renewsOn.getTime() - boughtAt.getTime()) / DAY_MS / (cycleMonths * MONTH_DAYS)));

/** Of what the shop has paid for `cycles` cycles of a group without a host. */
export function besidesOfShop({
  paid,
  cycles,
  planPrice,
  groupSize,
  members,
}: Cost & { paid: Sen; cycles: number }): BesidesMembers {
  if (planPrice === null) return {};
  const shares = members ?? sen(equalShare(planPrice, groupSize) * BigInt(groupSize));
  const { rounding, priceDifference } = ofPlan(shares, planPrice, sen(paid - planPrice * BigInt(cycles - 1)));
  return { rounding: sen(rounding * BigInt(cycles)), priceDifference };
}

/** The shares do not always come to the price of the plan, and the provider does not always debit it. */
const ofPlan = (shares: Sen, planPrice: Sen, debited: Sen) => ({
  priceDifference: sen(debited - planPrice),
  rounding: sen(planPrice - shares),
});

/** What is left for the members to bear of `amount`, which `besides` adds to or takes from. */
export const membersPart = (amount: Sen, besides: BesidesMembers): Sen =>
  sen(amount - Object.values(besides).reduce((sum: bigint, one) => sum + one, ZERO_SEN as bigint));
