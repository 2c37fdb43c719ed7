import { expect, it } from '@jest/globals';
import { USUAL_HOURS } from '#domain/platform/opening-hours';
import { checkDueAt } from '#domain/sales/payments/check-promise';
import { checkTime } from './check-time';

const wib = (text: string) => new Date(`${text.replace(' ', 'T').replace('.', ':')}:00+07:00`);

const SOON = 'Biasanya selesai sebelum hari ini 21.00 WIB.';
const LATE = 'Kami cek sampai hari ini 21.00 WIB. Kalau belum sempat, kami lanjutkan besok 09.00 WIB.';
const TOMORROW = 'Kami cek mulai besok 09.00 WIB.';
const TODAY = 'Kami cek mulai hari ini 09.00 WIB.';

it.each([
  ['2026-11-20 14.00', '2026-11-20 14.05', SOON],
  ['2026-11-20 14.00', '2026-11-20 20.55', SOON],
  ['2026-11-20 20.30', '2026-11-20 20.31', LATE],
  ['2026-11-20 17.19', '2026-11-20 21.30', 'Belum sempat kami cek, kami lanjutkan besok 09.00 WIB.'],
  ['2026-11-20 17.19', '2026-11-21 00.30', 'Belum sempat kami cek, kami lanjutkan hari ini 09.00 WIB.'],
  ['2026-11-20 22.00', '2026-11-20 22.01', TOMORROW],
  ['2026-11-20 22.00', '2026-11-21 08.00', TODAY],
  ['2026-11-20 22.00', '2026-11-21 09.05', SOON],
  ['2026-11-20 22.00', '2026-11-21 22.00', 'Belum sempat kami cek, kami lanjutkan besok 09.00 WIB.'],
])('a proof sent at %s is said at %s to be checked so: %s', (sentAt, now, words) => {
  expect(checkTime(wib(sentAt), USUAL_HOURS, wib(now))).toBe(words);
});

it.each([
  ['2026-11-20 14.05', SOON],
  ['2026-11-20 20.31', LATE],
  ['2026-11-20 22.27', TOMORROW],
  ['2026-11-21 00.30', TODAY],
])('a proof that is sent now, or of which nobody knows when, is said at %s to be checked so: %s', (now, words) => {
  expect(checkTime(null, USUAL_HOURS, wib(now))).toBe(words);
});

it('a shop that never closes checks around the clock', () => {
  expect(checkTime(null, '00.00-24.00', wib('2026-11-20 23.30'))).toBe('Kami cek kapan saja, 24 jam sehari.');
});

it('what is said to be done before closing is late to the console no later than that', () => {
  const start = wib('2026-11-20 00.00').getTime();
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    const sentAt = new Date(start + minute * 60_000);
    const words = checkTime(sentAt, USUAL_HOURS, sentAt);
    const closes = wib('2026-11-20 21.00');
    const dueAt = checkDueAt(sentAt, USUAL_HOURS);
    if (words === SOON) expect([sentAt, dueAt <= closes]).toEqual([sentAt, true]);
    else if (words === LATE || words === TOMORROW) expect([sentAt, dueAt]).toEqual([sentAt, wib('2026-11-21 15.00')]);
    else expect([words, dueAt]).toEqual([TODAY, wib('2026-11-20 15.00')]);
  }
});
