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

/** The largest whole unit of how long ago `iso` was: '12 menit', '3 jam', '2 hari'. */
export const formatAge = (iso: string, now: number, locale: string): string => formatSpan(ageMs(iso, now), locale);
/** The same of how long it is until `iso`. */
export const formatLeft = (iso: string, now: number, locale: string): string =>
  formatSpan(Math.max(0, Date.parse(iso) - now), locale);

function formatSpan(age: number, locale: string): string {
  const [amount, unit] =
    age < HOUR_MS ? [age / MINUTE_MS, 'minute'] : age < 2 * DAY_MS ? [age / HOUR_MS, 'hour'] : [age / DAY_MS, 'day'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: unit as string, unitDisplay: 'long' }).format(
    Math.floor(amount as number),
  );
}

/** A number that is estimated: two digits say how much; more would look exact. */
export const roughly = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }).format(count);
