import { expect, it } from '@jest/globals';
import { byDeadline, isNear, shownFirst } from './waiting-order';

const NOW = Date.parse('2026-11-30T03:00:00.000Z');

it('what waits is sorted by its deadline, and what has none comes last', () => {
  const rows = [
    { key: 'a', dueAt: null },
    { key: 'b', dueAt: '2026-12-07T03:00:00.000Z' },
    { key: 'c', dueAt: null },
    { key: 'd', dueAt: '2026-12-01T03:00:00.000Z' },
  ];
  expect(byDeadline(rows).map(({ key }) => key)).toEqual(['d', 'b', 'a', 'c']);
});

it.each([
  ['2026-11-29T03:00:00.000Z', true],
  ['2026-12-01T02:59:59.000Z', true],
  ['2026-12-01T03:00:00.000Z', false],
  [null, false],
])('a deadline %s is near: %s', (dueAt, near) => {
  expect(isNear(dueAt, NOW)).toBe(near);
});

it('a short list folds no bill away', () => {
  const rows = [false, false, true, false, true].map((isBill, key) => ({ key, isBill }));
  expect(shownFirst(rows, 3).map(({ key }) => key)).toEqual([0, 1, 2, 4]);
});
