import { expect, it } from '@jest/globals';
import { topOf } from './chart-scale';

it.each([
  ['nothing came', [0, 0], 1],
  ['the highest day, rounded up', [180_000, 90_000], 200_000],
  ['a day that is not far above the others', [290_000, 100_000], 500_000],
  ['one day that dwarfs the others', [20_000_000, 400_000, 100_000], 1_000_000],
  ['the only day', [20_000_000, 0, 0], 20_000_000],
])('the scale of days ends above %s', (_, amounts, top) => expect(topOf(amounts)).toBe(top));
