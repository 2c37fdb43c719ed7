import type { VenueWeek } from '#contracts/products/venues/venues.http';
import { inWib } from '#domain/platform/wib-texts';
import { hoursLabel } from '#domain/products/venues/slot-label';

const short = inWib({ weekday: 'short', day: 'numeric', month: 'short' });
const long = inWib({ weekday: 'long', day: 'numeric', month: 'long' });

/** 'Sab, 28 Nov'. */
export const formatDay = (instant: string): string => short.format(new Date(instant));
/** 'Sabtu, 28 November'. */
export const formatLongDay = (instant: string): string => long.format(new Date(instant));
/** The same of a date `2026-11-28`. */
export const dayName = (day: string): string => formatLongDay(`${day}T12:00:00+07:00`);
export const shortDayName = (day: string): string => formatDay(`${day}T12:00:00+07:00`);

/** '08.00–10.00'. */
export const hoursOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
  hoursLabel({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });

/** The first day with a free hour; undefined: the week has none. */
export const firstFreeDay = ({ days }: VenueWeek): VenueWeek['days'][number] | undefined =>
  days.find(({ slots }) => slots.some(({ state }) => state === 'free'));

/** The row of a slot, from 1: the same time of the day has the same row in every column of the week. */
export function weekRows({ days }: VenueWeek): (day: string, slot: { startsAt: string }) => number {
  const times = days.flatMap(({ day, slots }) => slots.map((slot) => timeOf(day, slot)));
  const rows = [...new Set(times)].toSorted((a, b) => a - b);
  return (day, slot) => rows.indexOf(timeOf(day, slot)) + 1;
}
/** Since the beginning of the day: a slot after midnight still belongs to the evening. */
const timeOf = (day: string, { startsAt }: { startsAt: string }): number =>
  Date.parse(startsAt) - Date.parse(`${day}T00:00:00+07:00`);
