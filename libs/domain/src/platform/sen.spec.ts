import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { DomainError } from './domain-error.js';
import {
  addSen,
  equalShare,
  formatRupiah,
  negate,
  type Sen,
  sen,
  toRupiah,
  toSen,
  wholeRupiahOf,
  wholeRupiahUp,
} from './sen.js';

const anAmount = fc.bigInt({ min: 0n, max: 10n ** 14n }).map(sen);
const aGroupSize = fc.integer({ min: 1, max: 9 });

describe('rupiah of the API and sen', () => {
  it.each([
    [0, 0n],
    [-0, 0n],
    [1, 100n],
    [861777.5, 86_177_750n],
    [0.01, 1n],
    [99_722.5, 9_972_250n],
    [-750, -75_000n],
    [90_000_000_000_000, 9_000_000_000_000_000n],
  ])('%d rupiah are %d sen', (rupiah, expected) => {
    expect(toSen(rupiah)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.001, 861777.505, 1e15, -1e15, 1e300])(
    '%d is refused, because it is not an exact number of sen',
    (rupiah) => {
      expect(() => toSen(rupiah)).toThrow(DomainError);
      expect(() => toSen(rupiah)).toThrow(expect.objectContaining({ code: 'INVALID_AMOUNT', kind: 'invalid' }));
    },
  );

  it('every amount is the same after conversion to rupiah and back', () => {
    fc.assert(fc.property(anAmount, (amount) => toSen(toRupiah(amount)) === amount));
  });

  it('an amount and its negative cancel out', () => {
    fc.assert(fc.property(fc.array(anAmount), (amounts) => addSen(...amounts, ...amounts.map(negate)) === 0n));
  });
});

it.each([
  [861_027.5, 861_028],
  [861_027.49, 861_027],
  [1, 1],
  [0, 0],
  [-0.5, 0],
  [-1.2, -1],
])('Rp%d is Rp%d in whole rupiah', (amount, whole) => expect(toRupiah(wholeRupiahOf(toSen(amount)))).toBe(whole));

it.each([
  [0.5, 1],
  [31_633.01, 31_634],
  [31_634, 31_634],
  [0, 0],
])('Rp%d is transferred as Rp%d, in favour of the receiver', (amount, whole) =>
  expect(toRupiah(wholeRupiahUp(toSen(amount)))).toBe(whole),
);

describe('an equal share', () => {
  it.each([
    ['Netflix', 186_000, 4, 46_500],
    ['Spotify', 94_900, 3, 31_633],
    ['YouTube with tax', 154_290, 5, 30_858],
    ['Disney+', 799_000, 3, 266_333],
    ['two thirds go up', 200, 3, 67],
    ['one alone pays all', 25_000, 1, 25_000],
    ['nothing', 0, 4, 0],
    ['Adobe keeps its half rupiah', 1_723_555, 2, 861_777.5],
    ['no quarter rupiah', 861_777, 4, 215_444],
  ])('of %s: Rp%d by %i is Rp%d', (_name, total, members, share) => {
    expect(toRupiah(equalShare(toSen(total), members))).toBe(share);
  });

  it('is whole rupiah, or exactly half where the division ends there', () => {
    fc.assert(
      fc.property(anAmount, aGroupSize, (total, members) => {
        const share = equalShare(total, members);
        return share % 100n === 0n || (share % 50n === 0n && share * BigInt(members) === total);
      }),
    );
  });

  it('is never further than half a rupiah from the exact share', () => {
    fc.assert(
      fc.property(anAmount, aGroupSize, (total, members) => {
        const off = equalShare(total, members) * BigInt(members) - total;
        return (off < 0n ? -off : off) <= 50n * BigInt(members);
      }),
    );
  });
});

describe('formatted rupiah', () => {
  it.each([
    [0, 'Rp0'],
    [null, 'Rp0'],
    [undefined, 'Rp0'],
    [Number.NaN, 'Rp0'],
    [-0, 'Rp0'],
    [5, 'Rp5'],
    [750, 'Rp750'],
    [1_000, 'Rp1.000'],
    [37_900, 'Rp37.900'],
    [266_333, 'Rp266.333'],
    [1_366_000, 'Rp1.366.000'],
    [1_000_000_000, 'Rp1.000.000.000'],
    [861_777.5, 'Rp861.777,50'],
    [0.05, 'Rp0,05'],
    [99_722.5, 'Rp99.722,50'],
    [-750, '-Rp750'],
    [-0.001, 'Rp0'],
  ])('%p is shown as %s', (rupiah, shown) => {
    expect(formatRupiah(rupiah)).toBe(shown);
  });

  it('shows every digit: parsing it gives the same amount', () => {
    const read = (text: string) =>
      BigInt(text.replace(/^Rp|\./g, '').replace(/,(..)$/, '$1')) * (text.includes(',') ? 1n : 100n);
    fc.assert(fc.property(anAmount, (amount: Sen) => read(formatRupiah(toRupiah(amount))) === amount));
  });

  it('consists of Rp, digits, dots between thousands and a comma before two digits, without spaces', () => {
    fc.assert(fc.property(anAmount, (amount) => /^Rp\d{1,3}(\.\d{3})*(,\d{2})?$/.test(formatRupiah(toRupiah(amount)))));
  });
});
