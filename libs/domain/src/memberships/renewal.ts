import { DAY_MS } from '../time/durations.js';
import { instantOfWibClock, wibClock } from '../time/wib.js';

/** The same day of the month in WIB, `months` later; a month that is too short ends the period on its last day. */
export function renewalDate(activatedAt: Date, months: number): Date {
  const start = wibClock(activatedAt);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = start.getTime() % DAY_MS;
  return instantOfWibClock(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay)) + timeOfDay);
}
