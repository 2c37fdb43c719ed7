import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.js';
import { USUAL_HOURS } from '../../platform/opening-hours.js';
import { checkDueAt, checkTurn, lateCheckBefore } from './check-promise.js';

/** 'YYYY-MM-DD HH.MM' in WIB. */
const wib = (text: string) => new Date(`${text.replace(' ', 'T').replace('.', ':')}:00+07:00`);
const ALWAYS = '00.00-24.00';
const SHORT = '09.00-13.00';
const UNTIL_MIDNIGHT = '09.00-24.00';

describe('a proof of payment', () => {
  it.each([
    ['in the morning', '2026-11-20 09.00', '2026-11-20 15.00'],
    ['before the shop opens', '2026-11-20 08.59', '2026-11-20 15.00'],
    ['with six hours left', '2026-11-20 15.00', '2026-11-20 21.00'],
    ['with less, before the shop closes', '2026-11-20 17.19', '2026-11-20 21.00'],
    ['with an hour left', '2026-11-20 20.00', '2026-11-20 21.00'],
    ['with less than an hour left, on the next day', '2026-11-20 20.01', '2026-11-21 15.00'],
    ['at closing time', '2026-11-20 21.00', '2026-11-21 15.00'],
    ['at night', '2026-11-20 22.00', '2026-11-21 15.00'],
    ['after midnight', '2026-11-21 00.30', '2026-11-21 15.00'],
    ['on the last day of a year', '2026-12-31 22.00', '2027-01-01 15.00'],
  ])('sent %s, at %s, is due at %s', (_, sentAt, dueAt) => {
    expect(checkDueAt(wib(sentAt), USUAL_HOURS)).toEqual(wib(dueAt));
  });

  it.each([
    [ALWAYS, '2026-11-20 23.30', '2026-11-21 05.30'],
    [SHORT, '2026-11-20 09.00', '2026-11-20 13.00'],
    [SHORT, '2026-11-20 12.30', '2026-11-21 13.00'],
    [UNTIL_MIDNIGHT, '2026-11-20 22.30', '2026-11-21 00.00'],
    [UNTIL_MIDNIGHT, '2026-11-21 00.00', '2026-11-21 15.00'],
  ])('of a shop that is open %s, sent at %s, is due at %s', (hours, sentAt, dueAt) => {
    expect(checkDueAt(wib(sentAt), hours)).toEqual(wib(dueAt));
  });

  it('is due while the shop is open, and never before it is checked', () => {
    expect(checkTurn(wib('2026-11-20 22.00'), USUAL_HOURS)).toEqual({
      from: wib('2026-11-21 09.00'),
      closes: wib('2026-11-21 21.00'),
    });
    expect(checkTurn(wib('2026-11-20 22.00'), ALWAYS)).toEqual({ from: wib('2026-11-20 22.00'), closes: null });
  });
});

describe.each([USUAL_HOURS, ALWAYS, SHORT, UNTIL_MIDNIGHT])('of a shop that is open %s', (hours) => {
  const start = wib('2026-11-20 00.00').getTime();
  const moments = Array.from({ length: 24 * 2 + 1 }, (_, n) => new Date(start + n * 30 * MINUTE_MS));

  it('what was sent later is never due earlier', () => {
    const due = moments.map((at) => checkDueAt(at, hours).getTime());
    expect(due).toEqual(due.toSorted((a, b) => a - b));
  });

  it('what was sent before one moment is late, and nothing else', () => {
    const sent = moments.flatMap((at) => [-1, 0, 1].map((ms) => new Date(at.getTime() + ms)));
    const wrong = moments.filter((now) => {
      const before = lateCheckBefore(now, hours);
      return before > now || sent.some((at) => at < before !== checkDueAt(at, hours) < now);
    });
    expect(wrong).toEqual([]);
  });
});

it('a proof that was sent at 22.00 is not late at 04.00, one of 15.00 is late after closing', () => {
  expect(lateCheckBefore(wib('2026-11-21 04.00'), USUAL_HOURS)).toEqual(
    new Date(wib('2026-11-20 20.00').getTime() + 1),
  );
  expect(lateCheckBefore(wib('2026-11-20 18.00'), USUAL_HOURS)).toEqual(
    new Date(wib('2026-11-20 18.00').getTime() - 6 * HOUR_MS),
  );
});
