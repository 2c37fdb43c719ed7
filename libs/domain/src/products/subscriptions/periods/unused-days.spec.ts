import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { DAY_MS, daysAfter } from '../../../platform/durations.js';
import { sen } from '../../../platform/sen.js';
import { unusedDays, unusedOfPeriod } from './unused-days.js';

const wib = (moment: string) => new Date(`${moment}:00+07:00`);
const JUNE = { startsAt: wib('2026-06-01T00:00'), endsAt: wib('2026-07-01T00:00') };
const PAID = sen(3_000_000n);
const unused = (from: Date | null, until: string) => unusedOfPeriod(PAID, JUNE, { from, until: wib(until) });

describe('what of a period could not be used', () => {
  it.each([
    ['with access from the first day on, the days that follow', JUNE.startsAt, '2026-06-20T15:00', 10],
    ['with access later, also the days before it', wib('2026-06-06T09:00'), '2026-06-20T15:00', 15],
    ['with access on the day of the end, all other days', wib('2026-06-20T09:00'), '2026-06-20T15:00', 29],
    ['without access, all of it', null, '2026-06-20T15:00', 30],
    ['before it begins, all of it', JUNE.startsAt, '2026-05-30T15:00', 30],
    ['with access from an earlier period on, the days that follow', wib('2026-05-03T09:00'), '2026-06-20T15:00', 10],
    ['without access, all of it, however late', null, '2026-07-03T15:00', 30],
    ['after its end, nothing', JUNE.startsAt, '2026-07-03T15:00', 0],
  ])('%s', (_, from, until, days) => expect(unused(from, until)).toBe(BigInt(days) * 100_000n));

  it.each(['00:00', '09:00', '12:00', '12:01', '23:59'])(
    'counts the day on which it began whole, also at %s',
    (hour) => {
      const startsAt = wib(`2026-11-27T${hour}`);
      const period = { startsAt, endsAt: wib('2026-12-28T00:00') };
      const soon = new Date(startsAt.getTime() + 30_000);
      const [sameDay, nextDay] = [soon, daysAfter(soon, 1)].map((until) =>
        unusedDays(period, { from: startsAt, until }),
      );
      expect([sameDay, nextDay]).toEqual([
        { unused: 30, all: 31 },
        { unused: 29, all: 31 },
      ]);
      expect(unusedDays(period, { from: daysAfter(startsAt, 2), until: daysAfter(startsAt, 2) })).toEqual({
        unused: 30,
        all: 31,
      });
    },
  );

  it('is rounded once, up to the whole rupiah', () => {
    const third = unusedOfPeriod(sen(10_000n), JUNE, { from: JUNE.startsAt, until: wib('2026-06-20T00:00') });
    expect(third).toBe(3_400n);
  });

  it('and what is kept are whole rupiah that sum to what was paid, at any moments', () => {
    const rupiah = fc.bigInt({ min: 0n, max: 10n ** 8n });
    const offset = fc.integer({ min: -20, max: 50 }).map((hours) => hours * 0.7);
    fc.assert(
      fc.property(rupiah, fc.option(offset), offset, (paid, from, until) => {
        const amount = sen(paid * 100n);
        const use = {
          from: from === null ? null : daysAfter(JUNE.startsAt, from),
          until: daysAfter(JUNE.startsAt, until),
        };
        const back = unusedOfPeriod(amount, JUNE, use);
        const kept = amount - back;
        expect([back % 100n, kept % 100n]).toEqual([0n, 0n]);
        expect([back >= 0n, kept >= 0n]).toEqual([true, true]);
        const dayLater = { ...use, until: new Date(use.until.getTime() + DAY_MS) };
        if (use.from && use.from <= use.until) expect(unusedOfPeriod(amount, JUNE, dayLater)).toBeLessThanOrEqual(back);
      }),
    );
  });
});
