import { MONTHS } from '../months.js';
import { wibClock } from '../wib.js';

/** '25 November 2026': the day in Jakarta. */
export function longDay(at: Date): string {
  const clock = wibClock(at);
  return `${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;
}

/** '25 November 2026, 14.05 WIB'. */
export const longMoment = (at: Date): string =>
  `${longDay(at)}, ${wibClock(at).toISOString().slice(11, 16).replace(':', '.')} WIB`;

/** 'November 2026' of `2026-11`. */
export const longMonth = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
