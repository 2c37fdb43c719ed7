import { describe, expect, it } from '@jest/globals';
import { type Sen, sen } from '../../platform/sen.js';
import { CREDIT_PAYS, checkKeeping, creditsFor, partsOfRefund } from './credit.js';

const credits = (...lefts: bigint[]) => lefts.map((left, n) => ({ uid: `${n}`, left: sen(left) }));
const given = (lefts: bigint[], owed: bigint) =>
  creditsFor(credits(...lefts), sen(owed)).map(({ uid, amount }): [string, Sen] => [uid, amount]);

it.each([
  ['all of one', [500n], 500n, [['0', 500n]]],
  ['a part of one', [500n], 300n, [['0', 300n]]],
  [
    'less than is owed',
    [500n, 200n],
    900n,
    [
      ['0', 500n],
      ['1', 200n],
    ],
  ],
  [
    'one after the other, and the third not at all',
    [500n, 200n, 100n],
    600n,
    [
      ['0', 500n],
      ['1', 100n],
    ],
  ],
  ['none of what is used up', [0n, 200n], 100n, [['1', 100n]]],
  ['none', [], 100n, []],
  ['of half a rupiah too much for a part all but that', [400_050n], 2_490_000n, [['0', 400_000n]]],
  [
    'of two halves together a rupiah',
    [50n, 50n],
    2_490_000n,
    [
      ['0', 50n],
      ['1', 50n],
    ],
  ],
  ['of half a rupiah alone nothing', [50n], 2_490_000n, []],
  ['of half a rupiah the half of a price that has one', [50n], 86_177_750n, [['0', 50n]]],
  ['of the last rupiah a part, so that one is left', [2_489_950n], 2_490_000n, [['0', 2_489_900n]]],
  ['all that is owed to the sen where it reaches', [86_177_800n], 86_177_750n, [['0', 86_177_750n]]],
] as const)('credit pays %s', (_, lefts, owed, expected) => {
  expect(given([...lefts], owed)).toEqual(expected);
});

it.each([
  ['requested', 100n],
  ['approved', 100n],
  ['paid', 100n],
  ['credited', 50n],
  ['cancelled', 50n],
])('of half a rupiah that is %s %d sen are said to go back', (state, amount) =>
  expect(partsOfRefund({ state, amountSen: 1_050n, uses: [{ receivedSen: 1_000n }] })).toEqual({
    amount,
    used: 1_000n,
  }),
);

it('says of credit what it pays, and that instalments of a saving plan are not among it', () =>
  expect(CREDIT_PAYS).toMatch(/perpanjangan.*pesanan lain, kecuali cicilan tabungan\.$/));

describe('credit that was asked back', () => {
  it('can be kept while no admin has approved it', () => {
    for (const states of [[], ['credited'], ['requested'], ['requested', 'approved']] as const)
      expect(() => checkKeeping([...states])).not.toThrow();
    expect(() => checkKeeping(['approved', 'credited'])).toThrow(/sudah kami setujui/);
  });
});
