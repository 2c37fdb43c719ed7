import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/platform/durations';
import { saidDeadline, startOfDayInWib } from '#domain/platform/wib';
import { formatDateTime, inWib } from '#domain/platform/wib-texts';

export { formatDateTime };

const date = inWib({ dateStyle: 'medium' });
const day = inWib({ day: 'numeric', month: 'short' });

const year = inWib({ year: 'numeric' });

/** A moment in WIB for a column of a table: '20 Nov, 15.00', with the year where it is another one: '20 Nov 2025, 15.00'. */
export function formatShortDateTime(iso: string, now = Date.now()): string {
  const moment = formatDateTime(iso).replace(/ WIB$/, '');
  const current = year.format(now);
  return year.format(new Date(iso)) === current ? moment.replace(` ${current},`, ',') : moment;
}

/** The moment to show for a deadline, whatever format follows. */
export const saidMoment = (iso: string): string => saidDeadline(new Date(iso)).toISOString();
/** A deadline within a sentence: '20 Nov 2026, 23.59 WIB'. */
export const formatDeadline = (iso: string): string => formatDateTime(saidMoment(iso));

/** '20 Nov' of a `YYYY-MM-DD` in WIB. */
export const formatDay = (isoDate: string): string => day.format(startOfDayInWib(isoDate));
/** The same with its year: '20 Nov 2026'. */
export const formatDate = (isoDate: string): string => date.format(startOfDayInWib(isoDate));

export const ageMs = (iso: string, now: number): number => Math.max(0, now - Date.parse(iso));

/** How long ago `iso` was, in its largest whole unit: '12 menit', '3 jam', '2 hari'; of a day alone with its hours: '1 hari 6 jam'. */
export const formatAge = (iso: string, now: number, locale: string): string => formatSpan(ageMs(iso, now), locale);
/** The same of how long it is until `iso`. */
export const formatLeft = (iso: string, now: number, locale: string): string =>
  formatSpan(Math.max(0, Date.parse(iso) - now), locale);

function formatSpan(age: number, locale: string): string {
  const whole = (ms: number, unitMs: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(ms / unitMs));
  if (age < HOUR_MS) return whole(age, MINUTE_MS, 'minute');
  if (age < DAY_MS) return whole(age, HOUR_MS, 'hour');
  const days = whole(age, DAY_MS, 'day');
  const hours = age % DAY_MS;
  // One day says too little of what is due tomorrow, and more than a day in hours has to be counted.
  return age < 2 * DAY_MS && hours >= HOUR_MS ? `${days} ${whole(hours, HOUR_MS, 'hour')}` : days;
}

/** A number that is estimated: two digits say how much; more would look exact. */
export const roughly = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }).format(count);
