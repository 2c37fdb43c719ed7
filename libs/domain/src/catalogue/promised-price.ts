import { type Sen, equalShare, sen } from '../platform/sen.js';
import { withTax } from './price.js';

/** A dated price of a plan, as the price list has it; amounts in sen. */
export interface ListedPrice {
  validFrom: Date;
  grandTotalSen: bigint;
  providerPriceSen: bigint | null;
  taxed: boolean;
  adminFeeSen: bigint | null;
  activationFeeSen: bigint;
}

/** What a seat was, or is, sold at: total and the shop's part of it; null: free, so that what counts is today's price. */
export type SoldAt = { totalSen: bigint; feeSen: bigint } | null;

/**
 * The provider's price, tax included, of which a seat bears its share: that of the newest price list with total and fee of the
 * seat, else of the one that is valid at `at`; null where it is not known.
 */
export function providerPriceOf(prices: readonly ListedPrice[], sold: SoldAt, at: Date): Sen | null {
  // A period that begins later was sold at a price that is not valid yet.
  const own =
    sold && newestOf(prices).find((price) => price.grandTotalSen === sold.totalSen && feeOf(price) === sold.feeSen);
  const { providerPriceSen, taxed } = own ?? validAt(prices, at) ?? { providerPriceSen: null, taxed: false };
  if (providerPriceSen === null) return null;
  return taxed ? withTax(sen(providerPriceSen)) : sen(providerPriceSen);
}

/** A family's price as it says itself, without a day. */
interface PricedFamily {
  providerPriceSen: bigint | null;
  cycleMonths: number;
}
/** A plan of members with its dated prices. */
export interface ListedPlan {
  durationMonths: number;
  prices: readonly ListedPrice[];
}

/** Of a family's plans on sale to members the one by which its debit counts: the shortest, then the first of its brand. docs/rules/hosts.md#cost-of-a-host */
export const membersPlanOf = <Plan extends { uid: string; durationMonths: number; package: { position: number } }>(
  plans: readonly Plan[],
): Plan | undefined =>
  plans.toSorted(
    (one, other) =>
      one.durationMonths - other.durationMonths ||
      one.package.position - other.package.position ||
      (one.uid < other.uid ? -1 : 1),
  )[0];

/**
 * What the provider takes for one cycle of the whole plan, as a seat of `plan` was sold, or is at `at`; the family's own price where no
 * dated one has it. null: the family's debit is not published. docs/rules/ledger.md#promised-price
 */
export function cyclePriceOf(
  { providerPriceSen, cycleMonths }: PricedFamily,
  plan: ListedPlan | undefined,
  sold: SoldAt,
  at: Date,
): Sen | null {
  if (providerPriceSen === null) return null;
  const listed = plan ? providerPriceOf(plan.prices, sold, at) : null;
  return sen(plan && listed !== null ? (listed * BigInt(cycleMonths)) / BigInt(plan.durationMonths) : providerPriceSen);
}

/** What a seat pays, or would pay at `at` where it is free, without the shop's fee where that is known; null: it has no price. */
export function heldOfSeat(prices: readonly ListedPrice[], sold: SoldAt, at: Date): Sen | null {
  if (sold) return sen(sold.totalSen - sold.feeSen);
  const price = validAt(prices, at);
  return price ? sen(price.grandTotalSen - feeOf(price)) : null;
}

const newestOf = (prices: readonly ListedPrice[]): ListedPrice[] =>
  prices.toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime());

const validAt = (prices: readonly ListedPrice[], at: Date): ListedPrice | undefined =>
  newestOf(prices).find(({ validFrom }) => validFrom <= at);

const feeOf = ({ adminFeeSen, activationFeeSen }: ListedPrice): bigint =>
  adminFeeSen === null ? 0n : adminFeeSen + activationFeeSen;

/** What the plan of a group costs for one cycle, as its seats were sold: the price, and what the members bear of it. */
export interface Promised {
  planPrice: Sen;
  members: Sen;
}

/** `seats`: of each member's seat the price of the whole plan. docs/rules/ledger.md#promised-price */
export const promisedOf = (seats: readonly Sen[], groupSize: number): Promised => ({
  planPrice: sen(seats.reduce((sum, price) => sum + price, 0n) / BigInt(seats.length)),
  members: sen(seats.reduce((sum, price) => sum + equalShare(price, groupSize), 0n)),
});
