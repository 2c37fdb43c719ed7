import { expect, it } from '@jest/globals';
import { askNextAt, checkRenewalDay, cyclesPaid } from './shop-purchase.js';

it('the next cycle is asked for three days before the provider renews', () =>
  expect(askNextAt('2026-12-24')).toEqual(new Date('2026-12-21T00:00:00+07:00')));

it.each([
  ['2026-11-25', true],
  ['2031-11-01', true],
  ['2026-11-24', false],
  ['2026-10-01', false],
  ['2033-01-01', false],
])('a renewal on %s is possible: %s', (day, isPossible) => {
  const check = () => checkRenewalDay(day, new Date('2026-11-24T16:59:00Z'));
  if (isPossible) expect(check).not.toThrow();
  else expect(check).toThrow('Tanggal perpanjangan');
});

it.each([
  ['2026-12-24', 1, 1],
  ['2026-12-01', 1, 1],
  ['2027-01-20', 1, 2],
  ['2027-11-24', 1, 12],
  ['2027-11-24', 12, 1],
  ['2029-02-24', 3, 9],
])('what was bought on 24 November 2026 and is renewed on %s by cycles of %i months are %i of them', (renewsOn, months, cycles) =>
  expect(cyclesPaid(new Date('2026-11-24T10:00:00+07:00'), new Date(renewsOn), months)).toBe(cycles),
);
