import { DAY_MS, HOUR_MS } from '../../platform/durations.js';
import { type OpeningHours, isOpen } from '../../platform/opening-hours.js';
import { nextClosing, nextOpening } from '../../platform/opening-times.js';

/** So long after the turn of a proof of payment has begun it should be checked, or by closing time where that is earlier. */
const CHECK_WITHIN_MS = 6 * HOUR_MS;
/** With less than this left before the shop closes, a proof has its turn at the next opening. */
const LEAST_LEFT_MS = HOUR_MS;
/** No proof waits longer than this before it is late: a night and its hours. */
const LONGEST_MS = 2 * DAY_MS;

/** When a proof is looked at: from when, and until which closing it was promised; null: the shop never closes. */
export interface CheckTurn {
  from: Date;
  closes: Date | null;
}

/** When a proof sent at `sentAt` is checked; the customer's promise and the console's lateness both follow it. docs/rules/payments.md#checking */
export function checkTurn(sentAt: Date, hours: OpeningHours): CheckTurn {
  const from = nextOpening(sentAt, hours);
  const closes = nextClosing(from, hours);
  const afterClosing = new Date(closes.getTime() + 1);
  if (isOpen(afterClosing, hours)) return { from, closes: null };
  return closes.getTime() - from.getTime() >= LEAST_LEFT_MS ? { from, closes } : checkTurn(afterClosing, hours);
}

/** Until when a proof that was sent then should be checked: six hours after its turn begins, and before the shop closes. */
export function checkDueAt(sentAt: Date, hours: OpeningHours): Date {
  const { from, closes } = checkTurn(sentAt, hours);
  const due = new Date(from.getTime() + CHECK_WITHIN_MS);
  return closes && closes < due ? closes : due;
}

/**
 * Proofs sent before this moment are late at `now`: a query compares with it, because SQL knows no opening hours. A proof that is sent
 * later is never due earlier, so bisection finds the moment.
 */
export function lateCheckBefore(now: Date, hours: OpeningHours): Date {
  let [late, inTime] = [now.getTime() - LONGEST_MS, now.getTime()];
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (checkDueAt(new Date(middle), hours) < now) late = middle;
    else inTime = middle;
  }
  return new Date(inTime);
}
