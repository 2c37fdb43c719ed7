import { DAY_MS, daysAfter } from '../../platform/durations.js';
import { type OpeningHours, isOpen } from '../../platform/opening-hours.js';
import { nextMorning } from '../../platform/opening-times.js';
import { type Sen, sen } from '../../platform/sen.js';

/** docs/rules/qurban.md#saving */
export const MOST_INSTALMENTS = 10;
/** Between two instalments, and between the last one and the deadline of the season. */
const LEAST_DAYS_APART = 28;
/** How long a share is kept after an instalment was due. */
export const GRACE_DAYS = 7;
/** Days before an instalment at which the customer is reminded. */
export const REMIND_DAYS = 3;
const WHOLE = 1_000n * 100n;

export interface Instalment {
  number: number;
  dueAt: Date;
  amountSen: Sen;
}

/** How many instalments fit between an order now and the deadline of its season: 1 to 10, 1: paid at once. */
export function mostInstalments(now: Date, ordersUntil: Date): number {
  const days = Math.floor((ordersUntil.getTime() - now.getTime()) / DAY_MS);
  return Math.min(MOST_INSTALMENTS, Math.max(1, Math.floor(days / LEAST_DAYS_APART)));
}

/**
 * The plan of an order at `now`: the first instalment at once, the others evenly until one interval before the deadline, none due
 * while the shop is closed. Equal amounts rounded up to Rp1.000, the last one is the rest. `total` in sen.
 */
export function savingPlan(
  total: Sen,
  count: number,
  { now, ordersUntil, hours }: { now: Date; ordersUntil: Date; hours: OpeningHours },
): Instalment[] {
  const each = ((total + WHOLE * BigInt(count) - 1n) / (WHOLE * BigInt(count))) * WHOLE;
  const days = (ordersUntil.getTime() - now.getTime()) / DAY_MS / count;
  let left: bigint = total;
  return Array.from({ length: count }, (_, index) => {
    const amount = index === count - 1 || left < each ? left : each;
    left -= amount;
    const at = daysAfter(now, Math.floor(days * index));
    const dueAt = index === 0 || isOpen(at, hours) ? at : nextMorning(at, hours);
    return { number: index + 1, dueAt, amountSen: sen(amount) };
  }).filter(({ amountSen }) => amountSen > 0n);
}

interface Planned {
  number: number;
  dueAt: Date;
  amountSen: bigint;
}
/** The plan as it is shown: before any money the first instalment is due with its order, at `orderDueAt`. docs/rules/qurban.md#saving */
export const shownPlan = <P extends Planned>(plan: readonly P[], receivedSen: bigint, orderDueAt: Date | null): P[] =>
  plan.map((one) => (one.number === 1 && receivedSen === 0n && orderDueAt ? { ...one, dueAt: orderDueAt } : one));

export interface NextInstalment {
  number: number;
  dueAt: Date;
  /** What is missing of it, in sen. */
  askedSen: Sen;
}

/** The first instalment that what was received does not cover; null when all are. Amounts in sen. */
export function nextInstalment(plan: readonly Planned[], receivedSen: bigint): NextInstalment | null {
  let due = 0n;
  for (const { number, dueAt, amountSen } of plan) {
    due += amountSen;
    if (receivedSen < due) return { number, dueAt, askedSen: sen(due - receivedSen) };
  }
  return null;
}

/** Until when a share is kept without the instalment that was due at `dueAt`, never beyond the season's deadline. */
export const keptUntil = (dueAt: Date, ordersUntil: Date): Date => {
  const grace = daysAfter(dueAt, GRACE_DAYS);
  return grace < ordersUntil ? grace : ordersUntil;
};

/** Less has come than was due by now. Before the first money the deadline of the order is all that counts. */
export const isLate = (plan: readonly Planned[], receivedSen: bigint, now: Date): boolean => {
  const next = nextInstalment(plan, receivedSen);
  return receivedSen > 0n && next !== null && next.dueAt < now;
};
