import { DAY_MS, HOUR_MS } from './durations.js';

/** Western Indonesia Time (WIB, Jakarta): UTC+7 without daylight saving, so a constant offset is exact. */
const WIB_MS = 7 * HOUR_MS;

/** The local time in Jakarta at `at`, to be read with the `getUTC…` functions; not an instant. */
export const wibClock = (at: Date): Date => new Date(at.getTime() + WIB_MS);

/**
 * The instant at which the local time in Jakarta is `clock` (milliseconds as from `Date.UTC`): the inverse of
 * `wibClock`.
 */
export const instantOfWibClock = (clock: number): Date => new Date(clock - WIB_MS);

/** `2026-12-01`: the date in Jakarta. */
export const dayInWib = (at: Date): string => wibClock(at).toISOString().slice(0, 10);

/** A deadline as it is said: one at the end of a day is of that day, not of the next ('30 Des, 23.59'). */
export function saidDeadline(at: Date): Date {
  // A message is tried with missing facts too, of which `getTime` would throw.
  const moment = Number(at);
  return (moment + WIB_MS) % DAY_MS === 0 ? new Date(moment - 1) : at;
}

/** `2026-12-01 00:00`. */
export const minuteInWib = (at: Date): string => wibClock(at).toISOString().slice(0, 16).replace('T', ' ');

/**
 * The moment of a local time in Jakarta, as a browser's field has it ('2026-12-31T23:59'), in ISO.
 * @returns null for nothing, and the text itself where it is no time
 */
export function instantOfWibMinute(typed: string): string | null {
  if (!typed) return null;
  const moment = new Date(`${typed.slice(0, 16)}:00+07:00`);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}

/** The calendar year in Jakarta, for the copyright line. */
export const yearInWib = (at: Date): string => String(wibClock(at).getUTCFullYear());

/** The beginning of a day (`YYYY-MM-DD`) in Jakarta, and its last moment at the database's precision. */
export const startOfDayInWib = (day: string): Date => new Date(`${day}T00:00:00.000+07:00`);
export const endOfDayInWib = (day: string): Date => new Date(`${day}T23:59:59.999+07:00`);
