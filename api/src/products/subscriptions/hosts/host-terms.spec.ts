import { describe, expect, it } from '@jest/globals';
import { sen } from '#domain/platform/sen';
import { breakdownOf, termsOf } from './host-terms.js';

const shown = (providerPriceSen: bigint | null) => {
  const terms = termsOf({ hostShareSen: 3_163_300n, providerPriceSen, transferFeeSen: 75_000n });
  return terms && breakdownOf(terms);
};

describe('the terms of a host', () => {
  it('are shown to the rupiah', () => {
    expect(shown(9_490_000n)).toEqual({
      providerPrice: 94_900,
      hostShare: 31_633,
      transferFee: 750,
      correction: 0,
      amount: 62_517,
    });
  });

  it('are null while the provider price is unknown', () => {
    expect(shown(null)).toBeNull();
  });

  it('are not shown when a claim leaves nothing to reimburse, and break no list', () => {
    expect(shown(sen(3_163_300n))).toBeNull();
  });
});
