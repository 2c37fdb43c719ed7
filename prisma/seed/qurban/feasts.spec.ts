import { expect, it } from '@jest/globals';
import { dayInWib } from '#domain/platform/wib';
import { feastsAround } from './feasts.js';

const around = (at: string) => Object.values(feastsAround(new Date(at))).map(dayInWib);

it.each([
  // 1448 H: 16 May 2027; 1447 H: 27 May 2026.
  ['2026-11-30T00:00:00Z', '2026-05-27', '2027-05-16'],
  // Too late to order for it: the one after.
  ['2027-04-20T00:00:00Z', '2026-05-27', '2028-05-05'],
  // In its last hour in Jakarta it is not over yet.
  ['2027-05-16T16:00:00Z', '2026-05-27', '2028-05-05'],
  ['2027-05-18T00:00:00Z', '2027-05-16', '2028-05-05'],
])('a demo of %s offers a feast that is to come, and one that is over', (now, last, next) => {
  expect(around(now)).toEqual([last, next]);
});

it('on any day of three years', () => {
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2029, 0, 1); day += 7 * 86_400_000) {
    const { last, next } = feastsAround(new Date(day));
    expect(last.getTime()).toBeLessThan(day);
    expect(next.getTime()).toBeGreaterThan(day + 58 * 86_400_000);
  }
});
