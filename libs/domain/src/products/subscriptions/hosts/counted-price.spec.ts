import { expect, it } from '@jest/globals';
import { type Sen, toSen } from '../../../platform/sen.js';
import { countedPrice } from './counted-price.js';

const sen = (rupiah: number | null): Sen | null => (rupiah === null ? null : toSen(rupiah));
const counted = (claimed: number, plan: number | null, price: number | null = null, reason: string | null = null) =>
  countedPrice({ claimed: toSen(claimed), plan: sen(plan) }, { price: sen(price), reason });

it.each([
  ['the claim, where it is below the price of the plan', 169_000, 186_000, 169_000, null],
  ['the claim, where the plan has no price', 169_000, null, 169_000, null],
  [
    'the price of the plan, where the claim is above it',
    200_000,
    186_000,
    186_000,
    expect.stringMatching(/harga paket/),
  ],
])('a purchase counts as %s', (_, claimed, plan, price, reason) => {
  expect(counted(claimed, plan)).toEqual({ price: toSen(price), reason });
});

it('another amount is an admin\u2019s word, with a reason that the host reads', () => {
  for (const price of [186_000, 150_000])
    expect(() => counted(169_000, 186_000, price)).toThrow(expect.objectContaining({ field: 'reason' }));
  expect(counted(169_000, 186_000, 180_000, 'Pajak belum dihitung')).toEqual({
    price: toSen(180_000),
    reason: 'Pajak belum dihitung',
  });
  expect(counted(200_000, 186_000, 200_000, 'Harga naik')).toEqual({ price: toSen(200_000), reason: null });
  expect(counted(169_000, 186_000, 169_000)).toEqual({ price: toSen(169_000), reason: null });
});
