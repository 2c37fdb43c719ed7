import { type Sen, sen } from '../../platform/sen.js';

/** From so many buyers on, everyone pays this price. */
export interface Tier {
  buyers: number;
  priceSen: bigint;
}
/** At least one tier, from few buyers to many, each cheaper than the one before. */
export type Ladder = readonly Tier[];

/** Of one piece, in rupiah: less was meant as thousands. */
export const LEAST_PRICE = 1_000;
export const MOST_TIERS = 6;
export const MOST_BUYERS = 10_000;

/** What is wrong with the tiers, in the admin's words; null: nothing. */
export function ladderFault(
  tiers: readonly { buyers: number; price: number }[],
  maxBuyers: number | null,
): string | null {
  const pairs = tiers.slice(1).map((tier, index) => [tiers[index]!, tier] as const);
  if (pairs.some(([before, after]) => after.buyers <= before.buyers))
    return 'Jumlah pembeli tiap tingkat harus lebih banyak dari tingkat sebelumnya';
  if (pairs.some(([before, after]) => after.price >= before.price))
    return 'Harga tiap tingkat harus lebih murah dari tingkat sebelumnya';
  if (maxBuyers !== null && tiers.length > 0 && tiers.at(-1)!.buyers > maxBuyers)
    return 'Tingkat terakhir tidak boleh melebihi jumlah pembeli maksimal';
  return null;
}

/** So many buyers have to pay, or nothing is bought. docs/rules/sekeranjang.md#ladder */
export const targetOf = (ladder: Ladder): number => ladder[0]!.buyers;

/** What everyone pays when ordering: the first, dearest price. What it is too much comes back at the end. */
export const orderPrice = (ladder: Ladder): Sen => sen(ladder[0]!.priceSen);

/** The price of so many buyers, in sen; below the target the first one. */
export const priceOf = (ladder: Ladder, buyers: number): Sen =>
  sen((ladder.findLast((tier) => tier.buyers <= buyers) ?? ladder[0]!).priceSen);
