import { describe, expect, it } from '@jest/globals';
import { ladderFault, orderPrice, priceOf, targetOf } from './ladder.js';

const ladder = [
  { buyers: 5, priceSen: 100n },
  { buyers: 10, priceSen: 90n },
  { buyers: 20, priceSen: 75n },
];

describe('a price ladder', () => {
  it('has its first tier as the target and as the price of an order', () => {
    expect([targetOf(ladder), orderPrice(ladder)]).toEqual([5, 100n]);
  });

  it('costs everyone the price of the last tier that so many buyers reach', () => {
    expect([0, 5, 9, 10, 19, 20, 500].map((buyers) => priceOf(ladder, buyers))).toEqual([
      100n,
      100n,
      100n,
      90n,
      90n,
      75n,
      75n,
    ]);
  });

  it.each([
    [
      'more buyers for less',
      [
        [5, 100],
        [10, 90],
      ],
      null,
      null,
    ],
    ['one target', [[5, 100]], 5, null],
    [
      'as many buyers twice',
      [
        [5, 100],
        [5, 90],
      ],
      null,
      /lebih banyak/,
    ],
    [
      'the same price twice',
      [
        [5, 100],
        [10, 100],
      ],
      null,
      /lebih murah/,
    ],
    [
      'a tier above the most buyers',
      [
        [5, 100],
        [10, 90],
      ],
      9,
      /maksimal/,
    ],
  ] as [string, [number, number][], number | null, RegExp | null][])('%s', (_, tiers, maxBuyers, fault) => {
    const found = ladderFault(
      tiers.map(([buyers, price]) => ({ buyers, price })),
      maxBuyers,
    );
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBeNull();
  });
});
