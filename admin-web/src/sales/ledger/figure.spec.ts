import { expect, it } from '@jest/globals';
import { writeFigure } from './figure';

it.each([
  ['credit', -641_115, 'Rp641.115'],
  ['after', -641_115, 'Rp641.115 K'],
  ['before', 20_000, 'Rp20.000'],
  ['debit', 20_000, 'Rp20.000'],
  ['2026-11', -1_500, '-Rp1.500'],
])('a figure of the column %s that is %d in the books reads %s', (column, amount, words) => {
  expect(writeFigure(column, amount)).toBe(words);
});
