import { DAY_MS } from '../../../platform/durations.js';
import { instantOfWibClock, wibClock } from '../../../platform/wib.js';

/** The same day of the month in WIB, `months` later, or the last day of a shorter month. */
export function renewalDate(activatedAt: Date, months: number): Date {
  const start = wibClock(activatedAt);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = start.getTime() % DAY_MS;
  return instantOfWibClock(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay)) + timeOfDay);
}
