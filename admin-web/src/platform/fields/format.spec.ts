import { expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import { formatAge, formatDeadline, formatShortDateTime } from './format';

it.each([
  ['2026-11-29T09:59:00.000Z', '29 Nov, 16.59'],
  ['2025-12-31T16:59:00.000Z', '31 Des 2025, 23.59'],
  // In WIB it is this year already.
  ['2025-12-31T17:00:00.000Z', '1 Jan, 00.00'],
])('a column of a table has the year of %s only where it is another one: %s', (iso, words) => {
  expect(formatShortDateTime(iso, Date.parse('2026-11-30T00:00:00.000Z'))).toBe(words);
});

it.each([
  ['2026-11-30T17:00:00.000Z', '30 Nov 2026, 23.59 WIB'],
  ['2026-11-30T16:59:59.999Z', '30 Nov 2026, 23.59 WIB'],
  ['2026-11-30T17:01:00.000Z', '1 Des 2026, 00.01 WIB'],
])('a deadline at the end of a day is of that day, not of the next: %s is %s', (iso, words) => {
  expect(formatDeadline(iso)).toBe(words);
});

it.each([
  [23.9, '23 jam'],
  [24.2, '1 hari'],
  [30, '1 hari 6 jam'],
  [49, '2 hari'],
])('what is longer than a day is said in days: %d hours are %s', (hours, words) => {
  const now = Date.parse('2026-11-30T00:00:00.000Z');
  expect(formatAge(new Date(now - hours * HOUR_MS).toISOString(), now, 'id')).toBe(words);
});
