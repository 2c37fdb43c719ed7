/** A dated price of a variant, in sen; its fee is the shop's part, 0 where the components are unknown. */
export interface DatedPrice {
  validFrom: Date;
  totalSen: bigint;
  feeSen: bigint;
}

/** The price that counts at `at`; null before the first one. */
export function priceAt<P extends DatedPrice>(prices: P[], at: Date): P | null {
  const counting = prices.filter(({ validFrom }) => validFrom <= at);
  return counting.reduce<P | null>(
    (newest, price) => (newest && newest.validFrom > price.validFrom ? newest : price),
    null,
  );
}

/**
 * What a renewal costs: the price that is valid when the new period starts, but never more than what was settled and
 * announced before (`quote`). A cheaper one that came later counts. docs/rules/periods.md#price
 */
export const renewalPrice = (atStart: DatedPrice, quote: Pick<DatedPrice, 'totalSen' | 'feeSen'> | null) =>
  quote && quote.totalSen < atStart.totalSen ? quote : atStart;
