import { expect, it } from '@jest/globals';
import { priceAt, renewalPrice } from './renewal-price.js';

const price = (validFrom: string, total: number) => ({
  validFrom: new Date(validFrom),
  totalSen: BigInt(total),
  feeSen: 0n,
});
const PRICES = [price('2026-12-01', 50), price('2026-01-01', 40), price('2027-01-01', 60)];

it.each([
  ['2026-11-30', 40n],
  ['2026-12-01', 50n],
  ['2028-01-01', 60n],
])('the price that counts on %s is %s', (day, total) => {
  expect(priceAt(PRICES, new Date(day))?.totalSen).toBe(total);
});

it('there is no price before the first one', () => {
  expect(priceAt(PRICES, new Date('2025-01-01'))).toBeNull();
});

it('a renewal costs what was settled and announced, or less when it became cheaper', () => {
  expect(renewalPrice(price('2026-01-01', 50), { totalSen: 40n, feeSen: 1n })).toEqual({ totalSen: 40n, feeSen: 1n });
  expect(renewalPrice(price('2026-01-01', 30), { totalSen: 40n, feeSen: 1n }).totalSen).toBe(30n);
  expect(renewalPrice(price('2026-01-01', 50), null).totalSen).toBe(50n);
});
