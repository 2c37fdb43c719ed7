import { DAY_MS, daysAfter } from '../../../platform/durations.js';
import { type Sen, ZERO_SEN, sen } from '../../../platform/sen.js';
import { dayInWib, startOfDayInWib } from '../../../platform/wib.js';
import { sameDayAfter } from '../periods/period.js';

/** A stretch of a group's time for which the provider was paid. docs/rules/hosts.md#cycles */
export interface Cycle {
  startsAt: Date;
  endsAt: Date;
}

/** Days before the end of a cycle on which its host is asked to buy the next one. */
export const ASK_DAYS_BEFORE = 3;

/**
 * The cycle that a debit pays for: from the debit on, or from the end of the cycle before when that is later, so that no
 * day of a group is paid for twice. docs/rules/hosts.md#cycles
 */
export function cycleOf(debitedAt: Date, before: Date | null, months: number): Cycle {
  const day = startOfDayInWib(dayInWib(debitedAt));
  const startsAt = before !== null && before > day ? before : day;
  return { startsAt, endsAt: sameDayAfter(dayInWib(startsAt), months) };
}

/** From when on the host of the next cycle may buy; null while there was none: at once. */
export const mayBuyNextFrom = (last: { endsAt: Date; cutAt: Date | null } | null): Date | null =>
  last === null || last.cutAt !== null ? null : daysAfter(last.endsAt, -ASK_DAYS_BEFORE);

/**
 * What a host who ends at `cutAt` gives back of what was paid for the cycle: the days that follow, pro rata, rounded down
 * to the whole rupiah. The day of the end counts as used, once it has begun. docs/rules/hosts.md#unused-part
 */
export function unusedPart(amount: Sen, { startsAt, endsAt }: Cycle, cutAt: Date): Sen {
  const days = BigInt(Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS));
  const dayAfterCut = daysAfter(startOfDayInWib(dayInWib(cutAt)), 1);
  const firstUnused = cutAt <= startsAt ? startsAt.getTime() : dayAfterCut.getTime();
  const left = BigInt(Math.max(0, Math.floor((endsAt.getTime() - firstUnused) / DAY_MS)));
  if (days <= 0n || left === 0n) return ZERO_SEN;
  return sen(((amount * (left > days ? days : left)) / days / 100n) * 100n);
}
