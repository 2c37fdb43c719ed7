export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** `days` × 24 hours later; negative: earlier. WIB has no daylight saving, so the hour of the day stays. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** The minute that contains `at`. Prices begin at whole minutes, so that they survive a spreadsheet. */
export const wholeMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
