import { HOUR_MS, daysAfter } from '../../platform/durations.js';
import { type Sen, ZERO_SEN, sen } from '../../platform/sen.js';
import { dayInWib, startOfDayInWib } from '../../platform/wib.js';
import { hasTimeToPay } from '../../sales/orders/time-to-pay.js';
import { BOOK_AHEAD_DAYS, dayAfter } from './schedule.js';

const RUPIAH = 100n;
const REMIND_HOUR = 10;
/** The desk needs this long before a slot to see its money. docs/rules/venues.md#deadline */
const WHOLE_PAID_BEFORE_MS = 2 * HOUR_MS;

/** Until when cancelling is free and a shared slot has to be complete. docs/rules/venues.md#cancelling */
export const cutoffOf = (startsAt: Date, cancelHours: number): Date =>
  new Date(startsAt.getTime() - cancelHours * HOUR_MS);

/** Until when the orders of a slot can be paid at the latest. docs/rules/venues.md#deadline */
export const latestPaymentOf = ({ shared, startsAt, cutoffAt }: { shared: boolean; startsAt: Date; cutoffAt: Date }) =>
  shared ? cutoffAt : new Date(startsAt.getTime() - WHOLE_PAID_BEFORE_MS);

/** Whether a slot may be booked at `now`, alone or with players. One that has begun is never bookable. */
export function bookable(startsAt: Date, cancelHours: number, now: Date): { whole: boolean; shared: boolean } {
  const isSoon = !isTooEarly(startsAt, now);
  const cutoffAt = cutoffOf(startsAt, cancelHours);
  const inTime = (shared: boolean) => isSoon && hasTimeToPay(latestPaymentOf({ shared, startsAt, cutoffAt }), now);
  return { whole: inTime(false), shared: inTime(true) };
}

/** Whether a slot cannot be booked yet. */
export const isTooEarly = (startsAt: Date, now: Date): boolean => startsAt > daysAfter(now, BOOK_AHEAD_DAYS);

/** What a player pays: an equal part in whole rupiah. */
export const playerShare = (price: Sen, players: number): Sen => sen((price / RUPIAH / BigInt(players)) * RUPIAH);

/** What the booker of a shared slot pays: a part too, with the rupiah that do not divide. */
export const bookerShare = (price: Sen, players: number): Sen =>
  sen(price - BigInt(players - 1) * playerShare(price, players));

/** The shop's fee in an amount, in whole rupiah. */
export const feeIn = (amount: Sen, feePercent: number): Sen =>
  sen(((amount * BigInt(feePercent)) / 100n / RUPIAH) * RUPIAH);

/** What is kept of a share that is cancelled at `now`: nothing until the cutoff. docs/rules/venues.md#cancelling */
export const keptOf = (amount: Sen, { keepPercent, cutoffAt }: { keepPercent: number; cutoffAt: Date }, now: Date) =>
  now <= cutoffAt ? ZERO_SEN : sen(((amount * BigInt(keepPercent)) / 100n / RUPIAH) * RUPIAH);

/** 10.00 WIB of the day before; null when that is past. */
export function reminderOf(startsAt: Date, now: Date): Date | null {
  const before = dayAfter(dayInWib(startsAt), -1);
  const at = new Date(startOfDayInWib(before).getTime() + REMIND_HOUR * HOUR_MS);
  return at > now ? at : null;
}

/** When the sweep has to look at a slot next. docs/rules/venues.md#end */
export function nextLook(
  state: 'held' | 'open' | 'confirmed',
  { startsAt, endsAt, cutoffAt }: { startsAt: Date; endsAt: Date; cutoffAt: Date },
): Date {
  return { held: startsAt, open: cutoffAt, confirmed: endsAt }[state];
}
