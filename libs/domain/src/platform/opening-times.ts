import { HOUR_MS, MINUTE_MS, daysAfter } from './durations.js';
import { type OpeningHours, isOpen } from './opening-hours.js';
import { dayInWib, startOfDayInWib } from './wib.js';

/** When it opens and closes, since midnight. */
const timesOf = (hours: OpeningHours): number[] =>
  hours.split('-').map((time) => Number(time.slice(0, 2)) * HOUR_MS + Number(time.slice(3)) * MINUTE_MS);
const opensMs = (hours: OpeningHours): number => timesOf(hours)[0]!;

/** `at` when the shop is open then, else the next moment at which it opens. */
export const nextOpening = (at: Date, hours: OpeningHours): Date =>
  isOpen(at, hours) ? at : nextAt(at, opensMs(hours));

/** When it closes next; `at` the moment of closing that is it. */
export const nextClosing = (at: Date, hours: OpeningHours): Date =>
  nextAt(new Date(at.getTime() - 1), timesOf(hours)[1]!);

/** An hour after the next opening: what falls due at night falls due then. */
export const nextMorning = (at: Date, hours: OpeningHours): Date => nextAt(at, opensMs(hours) + HOUR_MS);

/** '10.00' for the usual hours: the time of `nextMorning`. */
export const morningOf = (hours: OpeningHours): string =>
  new Date(opensMs(hours) + HOUR_MS).toISOString().slice(11, 16).replace(':', '.');

function nextAt(at: Date, ms: number): Date {
  const today = new Date(startOfDayInWib(dayInWib(at)).getTime() + ms);
  return today > at ? today : daysAfter(today, 1);
}

const FORMAT = /^([01]\d|2[0-3])\.[0-5]\d-([01]\d|2[0-3])\.[0-5]\d$/;
const LEAST_MS = 4 * HOUR_MS;

/** Whether the text is hours of a day, at least four. */
export function areOpeningHours(text: string): boolean {
  const [opens = 0, closes = 0] = timesOf(text);
  return FORMAT.test(text) && closes - opens >= LEAST_MS;
}
