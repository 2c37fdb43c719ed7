import { DAY_MS, HOUR_MS } from '../../platform/durations.js';
import { dayInWib, startOfDayInWib } from '../../platform/wib.js';
import { hourLabel } from './slot-label.js';

/** What a slot costs on a weekday (1 Monday … 7 Sunday) from hour to hour, in WIB. Elsewhere the venue is closed. */
export interface PriceRule {
  weekday: number;
  fromHour: number;
  toHour: number;
}
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** How far ahead a venue can be booked. */
export const BOOK_AHEAD_DAYS = 28;
/** Of one block. */
export const LONGEST_BLOCK_MS = 60 * DAY_MS;
export const DAYS_OF_WEEK = 7;
/** In the words of the calendar, Monday first. */
export const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

/** What is wrong with the price rules of a venue, in the admin's words; null: nothing. */
export function rulesFault(rules: readonly PriceRule[], slotHours: number): string | null {
  if (rules.some(({ fromHour, toHour }) => toHour <= fromHour)) return 'Jam selesai harus sesudah jam mulai';
  if (rules.some(({ fromHour, toHour }) => (toHour - fromHour) % slotHours !== 0))
    return `Setiap rentang jam harus bisa dibagi slot ${slotHours} jam`;
  const clash = rules.some((one, index) =>
    rules.some(
      (other, at) =>
        at > index && one.weekday === other.weekday && one.fromHour < other.toHour && other.fromHour < one.toHour,
    ),
  );
  return clash ? 'Rentang jam pada hari yang sama tidak boleh bertumpuk' : null;
}

/** 1 Monday … 7 Sunday, of a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || DAYS_OF_WEEK;

/** `days` after a day `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week that contains the day. */
export const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day));

/** The slots of a day, whether free or taken, with their rule; from morning to night. */
export function slotsOfDay<R extends PriceRule>(day: string, rules: readonly R[], slotHours: number) {
  const weekday = weekdayOf(day);
  const midnight = startOfDayInWib(day).getTime();
  return rules
    .filter((rule) => rule.weekday === weekday)
    .toSorted((one, other) => one.fromHour - other.fromHour)
    .flatMap((rule) => {
      const slots: (Span & { rule: R })[] = [];
      for (let hour = rule.fromHour; hour + slotHours <= rule.toHour; hour += slotHours)
        slots.push({
          startsAt: new Date(midnight + hour * HOUR_MS),
          endsAt: new Date(midnight + (hour + slotHours) * HOUR_MS),
          rule,
        });
      return slots;
    });
}

/** The slot that begins at this instant; null: the venue has none then. */
export const slotAt = <R extends PriceRule>(startsAt: Date, rules: readonly R[], slotHours: number) =>
  slotsOfDay(dayInWib(startsAt), rules, slotHours).find((slot) => slot.startsAt.getTime() === startsAt.getTime()) ??
  null;

/** Why no slot begins at this instant: the nearest ones of its day, in the customer's words. */
export function noSlotText(startsAt: Date, rules: readonly PriceRule[], slotHours: number): string {
  const starts = slotsOfDay(dayInWib(startsAt), rules, slotHours).map((slot) => slot.startsAt);
  if (starts.length === 0) return 'Tempat ini tutup pada hari itu.';
  const away = (at: Date): number => Math.abs(at.getTime() - startsAt.getTime());
  const nearest = starts.toSorted((one, other) => away(one) - away(other)).slice(0, 2);
  const named = nearest.toSorted((one, other) => one.getTime() - other.getTime()).map(hourLabel);
  return `Slot di tempat ini mulai pukul ${named.join(' atau ')}.`;
}

/** They share a moment. */
export const overlaps = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The slots that a block takes: each one whole, of which it takes any part. */
export function slotsTouched(span: Span, rules: readonly PriceRule[], slotHours: number): Span[] {
  const slots: Span[] = [];
  const last = dayInWib(span.endsAt);
  for (let day = dayInWib(span.startsAt); day <= last; day = dayAfter(day, 1))
    slots.push(...slotsOfDay(day, rules, slotHours).filter((slot) => overlaps(slot, span)));
  return slots;
}
