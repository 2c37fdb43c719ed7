import { HOUR_MS } from './durations.js';

/** Western Indonesia Time (WIB, Jakarta): UTC+7 without daylight saving, so a constant offset is exact. Spec 1 §1. */
const WIB_MS = 7 * HOUR_MS;

/** What the clocks in Jakarta show at `at`, to be read by the `getUTC…` functions; no instant of its own. */
export const wibClock = (at: Date): Date => new Date(at.getTime() + WIB_MS);

/** The instant at which the clocks in Jakarta show `clock` (milliseconds as from `Date.UTC`): the way back from `wibClock`. */
export const instantOfWibClock = (clock: number): Date => new Date(clock - WIB_MS);

/** `2026-12-01`: the day that it is in Jakarta. */
export const dayInWib = (at: Date): string => wibClock(at).toISOString().slice(0, 10);

/** `2026-12-01 00:00`. */
export const minuteInWib = (at: Date): string => wibClock(at).toISOString().slice(0, 16).replace('T', ' ');

/** The calendar year, to which the copyright runs. Spec 1 §1. */
export const yearInWib = (at: Date): string => String(wibClock(at).getUTCFullYear());

/** When a day (`YYYY-MM-DD`) begins in Jakarta, and its last moment that the database can hold. */
export const startOfDayInWib = (day: string): Date => new Date(`${day}T00:00:00.000+07:00`);
export const endOfDayInWib = (day: string): Date => new Date(`${day}T23:59:59.999+07:00`);
