import { describe, expect, it } from '@jest/globals';
import { toSen } from '../platform/sen.js';
import { type ListedPrice, heldOfSeat, promisedOf, providerPriceOf } from './promised-price.js';

const price = (day: string, provider: number | null, total: number, given: Partial<ListedPrice> = {}): ListedPrice => ({
  validFrom: new Date(day),
  grandTotalSen: toSen(total),
  providerPriceSen: provider === null ? null : toSen(provider),
  taxed: false,
  adminFeeSen: toSen(2_500),
  activationFeeSen: toSen(0),
  ...given,
});
const LIST = [
  price('2026-11-01', 142_500, 50_000),
  price('2026-12-01', 150_000, 52_500),
  price('2026-10-01', 120_000, 42_500),
];
const AT = new Date('2026-11-28');
const sold = (total: number, fee = 2_500) => ({ totalSen: toSen(total), feeSen: toSen(fee) });

describe('the price of which a seat bears its share', () => {
  it.each([
    ['the one at which it was sold', sold(42_500), 120_000],
    ['one that is not valid yet, at which its next period was sold', sold(52_500), 150_000],
    ['the valid one, of a seat that is free', null, 142_500],
    ['the valid one, where no price list has what was paid', sold(49_000), 142_500],
    ['the valid one, where another fee was paid', sold(42_500, 5_000), 142_500],
  ])('is %s', (_, paid, expected) => expect(providerPriceOf(LIST, paid, AT)).toBe(toSen(expected)));

  it('has its tax, and is not known where no list knows it', () => {
    expect(providerPriceOf([price('2026-11-01', 100_000, 50_000, { taxed: true })], null, AT)).toBe(toSen(111_000));
    expect(providerPriceOf([price('2026-11-01', null, 50_000)], null, AT)).toBeNull();
    expect(providerPriceOf([], sold(50_000), AT)).toBeNull();
  });
});

it('a seat pays what it was sold at, a free one what the price list says, without a fee that is known', () => {
  expect(heldOfSeat(LIST, sold(49_000), AT)).toBe(toSen(46_500));
  expect(heldOfSeat(LIST, null, AT)).toBe(toSen(47_500));
  expect(heldOfSeat([price('2026-11-01', null, 50_000, { adminFeeSen: null })], null, AT)).toBe(toSen(50_000));
  expect(heldOfSeat([], null, AT)).toBeNull();
});

it('a plan costs what its seats were sold at, and its members bear their own shares', () => {
  expect(promisedOf([toSen(94_900), toSen(94_900)], 3)).toEqual({ planPrice: toSen(94_900), members: toSen(63_266) });
  expect(promisedOf([toSen(142_500), toSen(142_500), toSen(150_000)], 3)).toEqual({
    planPrice: toSen(145_000),
    members: toSen(145_000),
  });
});
