import { DAY_MS, daysAfter } from '../../../platform/durations.js';
import { dayInWib, startOfDayInWib } from '../../../platform/wib.js';

/** A paid time of a seat: from an instant up to, and without, another one. docs/rules/periods.md#periods */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Until when a seat is paid that became active on `anchorDay` (`YYYY-MM-DD` in WIB) and has been paid for `months`: the end
 * of the same day of the month, or of the last day of a shorter month. Always counted from the anchor, so that a short month
 * does not make later periods shorter.
 */
export const paidUntil = (anchorDay: string, months: number): Date =>
  new Date(sameDayAfter(anchorDay, months).getTime() + DAY_MS);

/** The beginning of the same day of the month, `months` after `start` (`YYYY-MM-DD` in WIB), or of the last one of a shorter month. */
export function sameDayAfter(start: string, months: number): Date {
  const [year, month, day] = start.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const same = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return startOfDayInWib(same.toISOString().slice(0, 10));
}

/** The first period of a seat that becomes active at `at`, and the day from which all others are counted. */
export function firstPeriod(at: Date, months: number): Period & { anchorDay: string } {
  const anchorDay = dayInWib(at);
  return { anchorDay, startsAt: at, endsAt: paidUntil(anchorDay, months) };
}

/** The beginning of the last day (WIB) of a time that ends at `endsAt`. */
export const lastDayOf = (endsAt: Date): Date => startOfDayInWib(dayInWib(new Date(endsAt.getTime() - 1)));

/** The last moment of a time that ends at `endsAt`: what screens and messages show as its end. */
export const lastMomentOf = (endsAt: Date): Date => new Date(endsAt.getTime() - 1);

/** The beginning of the day (WIB) that is `days` after the day of `at`. */
export const dayAfter = (at: Date, days: number): Date => daysAfter(startOfDayInWib(dayInWib(at)), days);

/** Of the paid periods those that the seat had: of one that has ended only what had begun by then; what was paid ahead came back. */
export const periodsHad = <P extends { startsAt: Date }>(periods: P[], endedAt: Date | null): P[] =>
  endedAt ? periods.filter(({ startsAt }) => startsAt <= endedAt) : periods;
