import { expect, it } from '@jest/globals';
import { cardGrid } from './card-grid';

it.each([
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [10, 4],
])('%d cards stand in rows of %d, so that none is alone in the last one', (count, columns) =>
  expect(cardGrid(count)).toContain(`lg:grid-cols-${columns}`),
);
