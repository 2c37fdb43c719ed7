import { DAY_MS, HOUR_MS, daysAfter } from '../../platform/durations.js';
import { type OpeningHours, isOpen } from '../../platform/opening-hours.js';
import { nextMorning } from '../../platform/opening-times.js';
import { dayInWib, startOfDayInWib, wibClock } from '../../platform/wib.js';

const PAYMENT_WINDOW_MS = 24 * HOUR_MS;
/** Hours before the deadline at which the reminder is sent. */
export const PAYMENT_REMIND_HOURS = 3;
/** Banks book in the morning, whatever the shop's hours are. */
const BANK_HOUR = 10;

/** 24 h after `from`, or when that is outside the opening hours an hour after the next opening. docs/rules/orders.md#deadline */
export const paymentDeadline = (from: Date, hours: OpeningHours): Date =>
  dueInOpeningHours(from, PAYMENT_WINDOW_MS, hours);

/** So long after `from`, or when that is outside the opening hours an hour after the next opening. */
export function dueInOpeningHours(from: Date, ms: number, hours: OpeningHours): Date {
  const due = new Date(from.getTime() + ms);
  return isOpen(due, hours) ? due : nextMorning(due, hours);
}

/** Until when an order is held for a customer whose e-mail is unverified. docs/rules/orders.md#unpaid-orders */
export function unverifiedDeadline(from: Date, holdMs: number, hours: OpeningHours): Date {
  const due = new Date(from.getTime() + holdMs);
  const regular = paymentDeadline(from, hours);
  return due < regular ? due : regular;
}

/** Until when what is asked for at `from` is to be paid. docs/rules/orders.md#deadline */
export const deadlineOf = (
  customer: { isVerified: boolean },
  from: Date,
  unverifiedHoldMs: number,
  hours: OpeningHours,
): Date => (customer.isVerified ? paymentDeadline(from, hours) : unverifiedDeadline(from, unverifiedHoldMs, hours));

/** Proofs that are rejected again and again do not hold a place for ever. docs/rules/orders.md#deadline */
const MOST_PROLONGED_MS = 3 * DAY_MS;
const LEAST_TO_REPLY_MS = 2 * HOUR_MS;

/** So long an answer is waited for in any case when another proof, or the rest, is asked for at `at`. */
export const answerableUntil = (at: Date): Date => new Date(at.getTime() + LEAST_TO_REPLY_MS);

/** After so many rejected proofs of one invoice none is taken any more. */
export const MOST_REJECTED_PROOFS = 5;

/** Whether this payment was the last attempt that its invoice allows, and was rejected; `rejected` counts the rejected proofs of the invoice. */
export const isLastProof = (state: string, rejected: number): boolean =>
  state === 'rejected' && rejected >= MOST_REJECTED_PROOFS;

/**
 * Until when another proof is wanted after one was rejected at `at`, when the first one was sent at `firstAt`. The two hours in
 * any case come MOST_REJECTED_PROOFS times at most, so that the place is free again in the end.
 */
export function deadlineAfterRejection(
  customer: { isVerified: boolean },
  at: Date,
  firstAt: Date,
  unverifiedHoldMs: number,
  hours: OpeningHours,
): Date {
  const due = deadlineOf(customer, at, unverifiedHoldMs, hours).getTime();
  const last = Math.max(firstAt.getTime() + MOST_PROLONGED_MS, answerableUntil(at).getTime());
  return new Date(Math.min(due, last));
}

/** 10.00 WIB of the next working day (Monday to Friday), when reimbursements fall due. */
export function nextWorkingMorning(from: Date): Date {
  let due = daysAfter(bankMorningOf(from), 1);
  while (isWeekend(due)) due = daysAfter(due, 1);
  return due;
}

const bankMorningOf = (day: Date): Date => new Date(startOfDayInWib(dayInWib(day)).getTime() + BANK_HOUR * HOUR_MS);
const isWeekend = (at: Date): boolean => [0, 6].includes(wibClock(at).getUTCDay());
