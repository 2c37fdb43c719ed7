import { dayInWib } from '../../../platform/wib.js';
import { ACCOUNT_STATUS } from '../accounts/account-status.js';
import { type Period, lastMomentOf, paidUntil } from './period.js';

/** `access`: the first login or invitation of the seat; null: none yet. */
export interface BegunSeat {
  status: number;
  access: object | null;
}

/** An active seat with periods that never had an access: its paid time has not begun. docs/rules/periods.md#first-day */
export const waitsForAccess = ({ status, access }: BegunSeat): boolean =>
  status === ACCOUNT_STATUS.active && access === null;

/**
 * The periods of a seat whose first access comes at `at`: the first one begins then, each lasts as many months as before, and none
 * leaves a gap. `anchorDay`: from which they were counted. Null: nothing moves, because they began on that day.
 * docs/rules/periods.md#first-day
 */
export function startAtAccess(
  periods: Period[],
  anchorDay: string,
  at: Date,
): { anchorDay: string; periods: Period[] } | null {
  const day = dayInWib(at);
  if (day <= anchorDay) return null;
  let startsAt = at;
  const moved = periods.map(({ endsAt }) => {
    const period = { startsAt, endsAt: paidUntil(day, monthsTo(anchorDay, endsAt)) };
    startsAt = period.endsAt;
    return period;
  });
  return { anchorDay: day, periods: moved };
}

/** How many months lie between the day that periods are counted from and the end of one: it has that day's number, or is the last one of a shorter month. */
const monthsTo = (anchorDay: string, endsAt: Date): number =>
  monthOf(dayInWib(lastMomentOf(endsAt))) - monthOf(anchorDay);
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
