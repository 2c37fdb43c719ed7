import { DAY_MS, HOUR_MS, MINUTE_MS, daysAfter } from '../time/durations.js';
import { dayInWib, startOfDayInWib, wibClock } from '../time/wib.js';

/** Operating hours, every day, WIB. Spec 1 §1. */
const SHOP_HOURS = { opens: 9, closes: 21 } as const;
const PAYMENT_WINDOW_MS = 24 * HOUR_MS;
/** How long before the deadline the reminder goes out. Decisions: Time. */
export const PAYMENT_REMIND_HOURS = 3;
const MORNING_HOUR = 10;

/** When a payment is due: 24 h after `from`; outside 09.00–21.00 WIB it moves to the next 10.00 WIB. Decisions: Time. */
export function paymentDeadline(from: Date): Date {
  const due = new Date(from.getTime() + PAYMENT_WINDOW_MS);
  return isOpen(due) ? due : nextMorning(due);
}

export const reminderAt = (dueAt: Date): Date => new Date(dueAt.getTime() - PAYMENT_REMIND_HOURS * HOUR_MS);

/** Reimbursements fall due the next working day (Monday to Friday) at 10.00 WIB. Decisions: Reimbursement. */
export function nextWorkingMorning(from: Date): Date {
  let due = daysAfter(morningOf(from), 1);
  while (isWeekend(due)) due = daysAfter(due, 1);
  return due;
}

/** Is the shop staffed at this instant? Closing time itself is still open. */
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
