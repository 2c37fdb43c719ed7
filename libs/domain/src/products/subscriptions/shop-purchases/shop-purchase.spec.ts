import { expect, it } from '@jest/globals';
import { askNextAt, checkRenewalDay } from './shop-purchase.js';

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
