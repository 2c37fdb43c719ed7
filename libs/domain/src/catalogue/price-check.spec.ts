import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { ZERO_SEN, sen, toSen } from '../platform/sen.js';
import { memberPrice } from './price.js';
import { type PriceDraft, adminFeeFor, priceProblems } from './price-check.js';

const NETFLIX_TV: PriceDraft = {
  grandTotal: toSen(61_000),
  providerPrice: toSen(186_000),
  taxed: false,
  groupSize: 4,
  adminFee: toSen(13_500),
  activationFee: toSen(1_000),
  derived: ['activationFee'],
};
const messages = (change: Partial<PriceDraft>) => priceProblems({ ...NETFLIX_TV, ...change });

describe('a price can be published', () => {
  it('when its components come to the total', () => {
    expect(messages({})).toEqual([]);
  });

  it('when a component is unknown', () => {
    expect(messages({ providerPrice: null, grandTotal: toSen(99_999) })).toEqual([]);
    expect(messages({ adminFee: null, grandTotal: toSen(99_999) })).toEqual([]);
  });

  it('for any plan, exactly when the total is the result of the formula', () => {
    const plan = fc.record({
      providerPrice: fc.bigInt({ min: 1n, max: 10n ** 9n }).map((rupiah) => sen(rupiah * 100n)),
      taxed: fc.boolean(),
      groupSize: fc.integer({ min: 1, max: 9 }),
      adminFee: fc.bigInt({ min: 0n, max: 10n ** 7n }).map(sen),
      activationFee: fc.constantFrom(ZERO_SEN, toSen(1_000)),
    });
    fc.assert(
      fc.property(plan, fc.constantFrom(-100n, -50n, -1n, 0n, 1n, 100n), (parts, off) => {
        const grandTotal = sen(memberPrice(parts)! + off);
        // A third of a rupiah rounds to a share of 0, and a price of 0 is refused as such.
        fc.pre(grandTotal > 0n);
        return (priceProblems({ ...parts, grandTotal, derived: [] }).length === 0) === (off === 0n);
      }),
    );
  });
});

describe('a price is refused', () => {
  it('with the sum when the components do not come to the total', () => {
    expect(messages({ grandTotal: toSen(62_000) })).toEqual([
      { field: 'grandTotal', message: 'Rinciannya Rp46.500 + Rp13.500 + Rp1.000 = Rp61.000, bukan Rp62.000' },
    ]);
  });

  it('without listing components of zero', () => {
    expect(messages({ activationFee: ZERO_SEN })).toEqual([
      { field: 'grandTotal', message: 'Rinciannya Rp46.500 + Rp13.500 = Rp60.000, bukan Rp61.000' },
    ]);
  });

  it('when it is zero, or less than its fees', () => {
    expect(messages({ grandTotal: ZERO_SEN })[0]?.message).toBe('Total harus lebih dari Rp0');
    expect(messages({ providerPrice: null, grandTotal: toSen(14_000) })[0]?.message).toBe(
      'Biaya tidak boleh lebih besar dari total',
    );
  });

  it('when an unknown component is marked as derived', () => {
    expect(messages({ providerPrice: null, derived: ['providerPrice'] })).toEqual([
      { field: 'derived', message: 'Tidak diketahui, jadi tidak bisa dihitung: providerPrice' },
    ]);
  });
});

describe('the fitting admin fee', () => {
  it('makes the components come to the total', () => {
    expect(adminFeeFor({ ...NETFLIX_TV, grandTotal: toSen(65_000) })).toBe(toSen(17_500));
  });

  it('may be zero', () => {
    expect(adminFeeFor({ ...NETFLIX_TV, grandTotal: toSen(47_500) })).toBe(ZERO_SEN);
  });

  it('does not exist for a total below the share, nor without a provider price', () => {
    expect(adminFeeFor({ ...NETFLIX_TV, grandTotal: toSen(40_000) })).toBeNull();
    expect(adminFeeFor({ ...NETFLIX_TV, providerPrice: null })).toBeNull();
  });
});
