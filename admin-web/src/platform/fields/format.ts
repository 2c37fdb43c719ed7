import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/platform/durations';
import { startOfDayInWib } from '#domain/platform/wib';
import { inWib } from '#domain/platform/wib-texts';

export { formatDateTime } from '#domain/platform/wib-texts';

const date = inWib({ dateStyle: 'medium' });
const day = inWib({ day: 'numeric', month: 'short' });

/** '20 Nov' of a `YYYY-MM-DD` in WIB. */
export const formatDay = (isoDate: string): string => day.format(startOfDayInWib(isoDate));
/** The same with its year: '20 Nov 2026'. */
export const formatDate = (isoDate: string): string => date.format(startOfDayInWib(isoDate));

export const ageMs = (iso: string, now: number): number => Math.max(0, now - Date.parse(iso));

/** The largest whole unit of how long ago `iso` was: '12 menit', '3 jam', '2 hari'. */
export function formatAge(iso: string, now: number, locale: string): string {
  const age = ageMs(iso, now);
  const [amount, unit] =
    age < HOUR_MS ? [age / MINUTE_MS, 'minute'] : age < 2 * DAY_MS ? [age / HOUR_MS, 'hour'] : [age / DAY_MS, 'day'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: unit as string, unitDisplay: 'long' }).format(
    Math.floor(amount as number),
  );
}
