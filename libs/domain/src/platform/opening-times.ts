import { HOUR_MS, MINUTE_MS, daysAfter } from './durations.js';
import { type OpeningHours, isOpen } from './opening-hours.js';
import { withoutMarks } from './typed-line.js';
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

const FORMAT = /^([01]\d|2[0-3])\.[0-5]\d-(([01]\d|2[0-3])\.[0-5]\d|24\.00)$/;
const LEAST_MS = 4 * HOUR_MS;

/** Between two times, as people write it. */
const UNTIL = /\s*(\p{Pd}|−|s\.?d\.?|sampai)\s*/u;

/** Opening hours as they are stored, from what was typed: '9.00 – 21.00', '09:00-21:00 WIB'; another text as it is. */
export function readOpeningHours(typed: string): string {
  const hours = withoutMarks(typed)
    .trim()
    .replace(/\s*wib$/i, '')
    .replace(UNTIL, '-')
    .replaceAll(/\b(\d{1,2})[.:](\d\d)\b/g, (_, hour: string, minute: string) => `${hour.padStart(2, '0')}.${minute}`);
  return areOpeningHours(hours) ? hours : typed;
}

/** Whether the text is hours of a day, at least four. */
export function areOpeningHours(text: string): boolean {
  const [opens = 0, closes = 0] = timesOf(text);
  return FORMAT.test(text) && closes - opens >= LEAST_MS;
}
