import { expect, it } from '@jest/globals';
import { askNextAt, checkNeeded, checkRenewalDay, dueAtOf, renewalDayOf } from './shop-purchase.js';

it('the shop buys within 48 hours after it was asked', () =>
  expect(dueAtOf(new Date('2026-11-24T10:00:00Z'))).toEqual(new Date('2026-11-26T10:00:00Z')));

it.each([
  ['2026-12-24', true, '2026-12-24'],
  [undefined, false, null],
])('the day of the renewal %s of a plan that is renewed (%s) is %s', (typed, isRenewed, day) =>
  expect(renewalDayOf(typed, isRenewed, new Date('2026-11-24T10:00:00Z'))).toBe(day),
);

it.each([
  [undefined, true, 'wajib diisi'],
  ['2026-12-24', false, 'tidak diperpanjang'],
])('a day %s of a plan that is renewed (%s) is refused', (typed, isRenewed, message) =>
  expect(() => renewalDayOf(typed, isRenewed, new Date('2026-11-24T10:00:00Z'))).toThrow(message),
);

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
  [true, ''],
  [false, 'Didebit sebelum anggotanya keluar'],
])('a purchase that a paid member waits for (%s) is recorded with the reason %j', (isNeeded, reason) =>
  expect(() => checkNeeded(isNeeded, reason)).not.toThrow(),
);

it.each(['', ' \n '])(
  'a purchase that no paid member waits for is refused with the reason %j, and says why',
  (reason) =>
    expect(() => checkNeeded(false, reason)).toThrow(
      expect.objectContaining({
        code: 'REASON_NEEDED',
        field: 'reason',
        message: expect.stringContaining('Tidak ada lagi'),
      }),
    ),
);
