import { DomainError } from '../../../platform/domain-error.js';
import { DAY_MS, daysAfter } from '../../../platform/durations.js';
import { type Sen, ZERO_SEN, sen } from '../../../platform/sen.js';
import { dayInWib, startOfDayInWib } from '../../../platform/wib.js';
import { sameDayAfter } from '../periods/period.js';

/** A stretch of a group's time for which the provider was paid. docs/rules/hosts.md#cycles */
export interface Cycle {
  startsAt: Date;
  endsAt: Date;
}

/** A cycle, and the day of the debit (`YYYY-MM-DD` in WIB) from which its end and those of the cycles after it are counted. */
export interface AnchoredCycle extends Cycle {
  anchorDay: string;
}
/** The newest cycle of a group. */
export interface LastCycle extends AnchoredCycle {
  cutAt: Date | null;
  /** Whether the host who is debited now has paid for it as well. */
  isOwn: boolean;
}

/** Days before the end of a cycle on which its host is asked to buy the next one. */
export const ASK_DAYS_BEFORE = 3;
/** A debit so many days after the end still belongs to the provider's rhythm: a short month, a weekend of the bank. */
const LATE_DAYS = 3;

/**
 * The cycle that a debit pays for. As long as the same host is debited in time it begins where the one before ended, and its end
 * is counted from the first debit, as the provider bills: 31 January, 28 February, 31 March. Else its end is counted from its own debit, and
 * it begins there or at the end of the cycle before, if that is later: no day of a group is paid for twice.
 * docs/rules/hosts.md#cycles
 */
export function cycleOf(debitedAt: Date, last: LastCycle | null, months: number): AnchoredCycle {
  const day = dayInWib(debitedAt);
  if (last && last.cutAt === null && last.isOwn && startOfDayInWib(day) <= daysAfter(last.endsAt, LATE_DAYS)) {
    const anchorDay = anchorAfter(last, day);
    const passed = monthOf(dayInWib(last.endsAt)) - monthOf(anchorDay);
    return { startsAt: last.endsAt, endsAt: sameDayAfter(anchorDay, passed + months), anchorDay };
  }
  const [before, debited] = [last && (last.cutAt ?? last.endsAt), startOfDayInWib(day)];
  const startsAt = before !== null && before > debited ? before : debited;
  // Of a debit long before it all paid days may be those of the cycle before: the rhythm goes on.
  let passed = months;
  while (sameDayAfter(day, passed) <= startsAt) passed += months;
  return { startsAt, endsAt: sameDayAfter(day, passed), anchorDay: day };
}

/**
 * The first debit on the last day of a short month does not say on which day a longer one is billed. The first later day on
 * which the provider debits, and which the month of the first does not have, says it.
 */
function anchorAfter({ anchorDay, endsAt }: LastCycle, day: string): string {
  const due = dayInWib(endsAt);
  const isLater = monthOf(day) === monthOf(due) && day > due;
  return isLater && dayInWib(sameDayAfter(day, monthOf(anchorDay) - monthOf(day))) === anchorDay ? day : anchorDay;
}

/** Months since the year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** A debit so many days before the order of the host still pays for the group: who has bought first orders soon. */
export const DEBITED_BEFORE_DAYS = 7;

/**
 * Of an older debit the host has used a part before there was a group, which its members would pay for. @throws DomainError DEBIT_TOO_OLD,
 * field `debitedAt`. docs/rules/hosts.md#cycles
 */
export function checkDebitReaches(debitedAt: Date, orderedAt: Date): void {
  const first = daysAfter(startOfDayInWib(dayInWib(orderedAt)), -DEBITED_BEFORE_DAYS);
  if (startOfDayInWib(dayInWib(debitedAt)) < first)
    throw new DomainError(
      'DEBIT_TOO_OLD',
      `Langganan ini terdebit lebih dari ${DEBITED_BEFORE_DAYS} hari sebelum kamu memesan, jadi sebagian masanya sudah lewat tanpa grupmu. Kirim bukti debit yang berikutnya.`,
      'invalid',
      'debitedAt',
    );
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
