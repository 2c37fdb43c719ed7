import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { dayInWib } from '../../../platform/wib.js';
import { type Period, firstPeriod, lastMomentOf, paidUntil } from './period.js';
import { startAtAccess } from './start-at-access.js';

const wib = (moment: string) => new Date(`${moment}:00+07:00`);
/** Periods of so many months each, one after the other. */
function paid(activatedAt: Date, ...months: number[]): Period[] {
  const anchorDay = dayInWib(activatedAt);
  let [startsAt, sum] = [activatedAt, 0];
  return months.map((count) => {
    const period = { startsAt, endsAt: paidUntil(anchorDay, (sum += count)) };
    startsAt = period.endsAt;
    return period;
  });
}
const days = (periods: Period[]) =>
  periods.map(({ startsAt, endsAt }) => `${dayInWib(startsAt)}–${dayInWib(lastMomentOf(endsAt))}`);

describe('the periods of a seat with its first access', () => {
  it('stay as they are when it comes on the day on which they began, whatever the hour', () => {
    const activatedAt = wib('2026-11-20T00:10');
    expect(startAtAccess(paid(activatedAt, 1), '2026-11-20', wib('2026-11-20T23:59'))).toBeNull();
  });

  it('begin with it from the next day (WIB) on, and are counted from that day', () => {
    const at = wib('2026-11-21T00:00');
    expect(startAtAccess(paid(wib('2026-11-20T23:50'), 1), '2026-11-20', at)).toEqual({
      anchorDay: '2026-11-21',
      periods: [{ startsAt: at, endsAt: wib('2026-12-22T00:00') }],
    });
  });

  it.each([
    [
      'a period paid ahead follows without a gap',
      [1, 3],
      '2026-11-24',
      ['2026-11-24–2026-12-24', '2026-12-25–2027-03-24'],
    ],
    [
      'a short month is not carried on',
      [1, 1, 1],
      '2027-01-31',
      ['2027-01-31–2027-02-28', '2027-03-01–2027-03-31', '2027-04-01–2027-04-30'],
    ],
    ['a year stays a year', [12], '2028-02-29', ['2028-02-29–2029-02-28']],
  ])('%s', (_, months, day, expected) => {
    const moved = startAtAccess(paid(wib('2026-11-20T15:00'), ...months), '2026-11-20', wib(`${day}T09:00`))!;
    expect(days(moved.periods)).toEqual(expected);
  });

  it('have the months that were paid also when they were counted from the end of a long month', () => {
    const moved = startAtAccess(paid(wib('2027-01-31T15:00'), 1, 1), '2027-01-31', wib('2027-02-03T09:00'))!;
    expect(days(moved.periods)).toEqual(['2027-02-03–2027-03-03', '2027-03-04–2027-04-03']);
  });

  it('are those of a seat that became active at that moment', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
        (activatedAt, later, months) => {
          const at = new Date(activatedAt.getTime() + later * 86_400_000);
          const moved = startAtAccess(paid(activatedAt, ...months), dayInWib(activatedAt), at)!;
          expect(moved.periods).toEqual(paid(at, ...months));
          expect(moved.periods[0]).toEqual({ startsAt: at, endsAt: firstPeriod(at, months[0]!).endsAt });
        },
      ),
    );
  });
});
