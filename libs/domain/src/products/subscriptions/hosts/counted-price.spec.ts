import { expect, it } from '@jest/globals';
import { toSen } from '../../../platform/sen.js';
import { countedPrice } from './counted-price.js';

/** Spotify with 5 %. */
const MOST = toSen(99_645);
const counted = (claimed: number, price: number | null = null, reason: string | null = null) =>
  countedPrice({ claimed: toSen(claimed), most: MOST }, { price: price === null ? null : toSen(price), reason });

it.each([
  ['the claim', 94_900, null, 94_900, null],
  ['a claim below the price of the plan', 89_900, null, 89_900, null],
  ['a claim above it, within the tolerance', 99_645, null, 99_645, null],
  [
    'the debit on the proof, where the host has claimed more',
    120_000,
    89_900,
    89_900,
    expect.stringMatching(/buktinya/),
  ],
])('a purchase counts as %s', (_, claimed, read, price, reason) =>
  expect(counted(claimed, read)).toEqual({ price: toSen(price), reason }),
);

it('above the claim a debit needs a reason, also within the tolerance', () => {
  expect(() => counted(89_900, 99_000)).toThrow(
    expect.objectContaining({ field: 'reason', message: expect.stringContaining('Rp89.900') }),
  );
  const reason = 'Pajak belum ditulis';
  expect(counted(89_900, 99_000, reason)).toEqual({ price: toSen(99_000), reason });
});

it('above the tolerance a debit needs a reason, whether it was claimed or read', () => {
  for (const [claimed, read] of [
    [99_646, null],
    [94_900, 110_000],
  ] as const) {
    expect(() => counted(claimed, read)).toThrow(expect.objectContaining({ field: 'reason' }));
    const price = toSen(read ?? claimed);
    const reason = read === null ? null : 'Harga provider naik';
    expect(counted(claimed, read, 'Harga provider naik')).toEqual({ price, reason });
  }
});
