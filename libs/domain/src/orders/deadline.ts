/** Operating hours, every day, WIB. Spec 1 §1. */
const SHOP_HOURS = { opens: 9, closes: 21 } as const;
const PAYMENT_WINDOW_MS = 24 * 3_600_000;
const REMINDER_BEFORE_MS = 3 * 3_600_000;
const MORNING_HOUR = 10;
/** Western Indonesia Time has no daylight saving, so a constant offset is exact. */
const WIB_MS = 7 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** When a payment is due: 24 h after `from`; outside 09.00–21.00 WIB it moves to the next 10.00 WIB. Decisions: Time. */
export function paymentDeadline(from: Date): Date {
  const due = new Date(from.getTime() + PAYMENT_WINDOW_MS);
  return isOpen(due) ? due : nextMorning(due);
}

/** The reminder goes out 3 h before the deadline. */
export const reminderAt = (dueAt: Date): Date => new Date(dueAt.getTime() - REMINDER_BEFORE_MS);

/** Reimbursements fall due the next working day (Monday to Friday) at 10.00 WIB. Decisions: Reimbursement. */
export function nextWorkingMorning(from: Date): Date {
  let due = new Date(wibMidnight(from) + DAY_MS + MORNING_HOUR * 3_600_000);
  while (isWeekend(due)) due = new Date(due.getTime() + DAY_MS);
  return due;
}

/** Is the shop staffed at this instant? Closing time itself is still open. */
export function isOpen(at: Date): boolean {
  const minutes = ((at.getTime() + WIB_MS) % DAY_MS) / 60_000;
  return minutes >= SHOP_HOURS.opens * 60 && minutes <= SHOP_HOURS.closes * 60;
}

function nextMorning(at: Date): Date {
  const today = wibMidnight(at) + MORNING_HOUR * 3_600_000;
  return new Date(today > at.getTime() ? today : today + DAY_MS);
}

const wibMidnight = (at: Date): number => Math.floor((at.getTime() + WIB_MS) / DAY_MS) * DAY_MS - WIB_MS;
const isWeekend = (at: Date): boolean => [0, 6].includes(new Date(at.getTime() + WIB_MS).getUTCDay());
