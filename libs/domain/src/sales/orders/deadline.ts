import { DAY_MS, HOUR_MS, MINUTE_MS, daysAfter } from '../../platform/durations.js';
import { dayInWib, startOfDayInWib, wibClock } from '../../platform/wib.js';

/** WIB. docs/rules/orders.md#opening-hours */
const SHOP_HOURS = { opens: 9, closes: 21 } as const;
const PAYMENT_WINDOW_MS = 24 * HOUR_MS;
/** Hours before the deadline at which the reminder is sent. */
export const PAYMENT_REMIND_HOURS = 3;
const MORNING_HOUR = 10;

/** 24 h after `from`, or the next 10.00 WIB when that is outside 09.00-21.00. docs/rules/orders.md#deadline */
export function paymentDeadline(from: Date): Date {
  const due = new Date(from.getTime() + PAYMENT_WINDOW_MS);
  return isOpen(due) ? due : nextMorning(due);
}

/** Until when an order is held for a customer whose e-mail is unverified. docs/rules/orders.md#unpaid-orders */
export function unverifiedDeadline(from: Date, holdMs: number): Date {
  const due = new Date(from.getTime() + holdMs);
  const regular = paymentDeadline(from);
  return due < regular ? due : regular;
}

/** Until when what is asked for at `from` is to be paid. docs/rules/orders.md#deadline */
export const deadlineOf = (customer: { isVerified: boolean }, from: Date, unverifiedHoldMs: number): Date =>
  customer.isVerified ? paymentDeadline(from) : unverifiedDeadline(from, unverifiedHoldMs);

/** Proofs that are rejected again and again do not hold a place for ever. docs/rules/orders.md#deadline */
const MOST_PROLONGED_MS = 3 * DAY_MS;
const LEAST_TO_REPLY_MS = 2 * HOUR_MS;

/** Until when another proof is wanted after one was rejected at `at`, when the first one was sent at `firstAt`. */
export function deadlineAfterRejection(
  customer: { isVerified: boolean },
  at: Date,
  firstAt: Date,
  unverifiedHoldMs: number,
): Date {
  const due = deadlineOf(customer, at, unverifiedHoldMs).getTime();
  const last = Math.max(firstAt.getTime() + MOST_PROLONGED_MS, at.getTime() + LEAST_TO_REPLY_MS);
  return new Date(Math.min(due, last));
}

/** 10.00 WIB of the next working day (Monday to Friday), when reimbursements fall due. */
export function nextWorkingMorning(from: Date): Date {
  let due = daysAfter(morningOf(from), 1);
  while (isWeekend(due)) due = daysAfter(due, 1);
  return due;
}

/** Whether the shop is open; closing time itself still is. */
export function isOpen(at: Date): boolean {
  const minutes = (wibClock(at).getTime() % DAY_MS) / MINUTE_MS;
  return minutes >= SHOP_HOURS.opens * 60 && minutes <= SHOP_HOURS.closes * 60;
}

function nextMorning(at: Date): Date {
  const today = morningOf(at);
  return today > at ? today : daysAfter(today, 1);
}

const morningOf = (day: Date): Date => new Date(startOfDayInWib(dayInWib(day)).getTime() + MORNING_HOUR * HOUR_MS);
const isWeekend = (at: Date): boolean => [0, 6].includes(wibClock(at).getUTCDay());
