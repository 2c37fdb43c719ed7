import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { DAY_MS } from '../../../platform/durations.js';
import { dayInWib } from '../../../platform/wib.js';
import { firstPeriod, lastDayOf, lastMomentOf, paidUntil, periodsHad } from './period.js';

const lastDay = (anchor: string, months: number) => dayInWib(lastMomentOf(paidUntil(anchor, months)));

describe('a period', () => {
  it.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2028-01-30', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-11-20', 12, '2027-11-20'],
  ])('that was counted from %s for %i months ends with %s', (anchor, months, end) => {
    expect(lastDay(anchor, months)).toBe(end);
  });

  it('starts when the seat becomes active and lasts to the end of a day in Jakarta', () => {
    // 21 November, 01.30 WIB.
    const at = new Date('2026-11-20T18:30:00Z');
    const { anchorDay, startsAt, endsAt } = firstPeriod(at, 1);
    expect([anchorDay, startsAt]).toEqual(['2026-11-21', at]);
    expect(endsAt).toEqual(new Date('2026-12-21T17:00:00Z'));
    expect(lastDayOf(endsAt)).toEqual(new Date('2026-12-20T17:00:00Z'));
  });

  const anchors = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map(dayInWib);
  const months = fc.integer({ min: 1, max: 24 });

  it('follows the one before without a gap, is never shorter than 28 days a month or longer than 31', () => {
    fc.assert(
      fc.property(anchors, months, months, (anchor, paid, more) => {
        const [from, to] = [paidUntil(anchor, paid), paidUntil(anchor, paid + more)];
        const days = (to.getTime() - from.getTime()) / DAY_MS;
        expect(Number.isInteger(days)).toBe(true);
        expect(days).toBeGreaterThanOrEqual(28 * more);
        expect(days).toBeLessThanOrEqual(31 * more);
      }),
    );
  });

  it('ends with the same day of the month as it began, or with the last day of a shorter month', () => {
    fc.assert(
      fc.property(anchors, months, (anchor, count) => {
        const day = Number(anchor.slice(8));
        const ended = lastDay(anchor, count);
        const dayEnded = Number(ended.slice(8));
        const next = new Date(`${ended}T00:00:00Z`).getTime() + DAY_MS;
        expect(dayEnded === day || (dayEnded < day && new Date(next).getUTCDate() === 1)).toBe(true);
      }),
    );
  });
});

describe('the paid periods of a seat', () => {
  const at = (day: string) => new Date(`2026-${day}T00:00:00Z`);
  const [running, ahead] = [
    { startsAt: at('01-01'), endsAt: at('02-01') },
    { startsAt: at('02-01'), endsAt: at('03-01') },
  ] as const;

  it('count all while it is held, and of one that has ended only those that had begun', () => {
    expect(periodsHad([running, ahead], null)).toEqual([running, ahead]);
    expect(periodsHad([running, ahead], at('01-10'))).toEqual([running]);
    expect(periodsHad([running, ahead], at('02-10'))).toEqual([running, ahead]);
  });
});
