import { expect, it } from '@jest/globals';
import { shortMask } from './short-mask';

it.each([
  ['A*', 'A*'],
  ['B**i', 'B**i'],
  ['S***i', 'S***i'],
  ['D**********i', 'D***i'],
  ['Orang baik', 'Orang baik'],
])('a page shows the masked name %p as %p', (name, shown) => {
  expect(shortMask(name)).toBe(shown);
});
