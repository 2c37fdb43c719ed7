import { type DeskName, isDeadline } from '#contracts/desks';
import type { OpeningHours } from '#domain/platform/opening-hours';
import { checkDueAt } from '#domain/sales/payments/check-promise';

/** Since when something waits, and until when it is promised; null: it is not known, or nothing is promised. */
export interface Clock {
  since: string | null;
  dueAt: string | null;
}

/** Of the desks that have a promise but no deadline of their own. */
const PROMISES: Partial<Record<DeskName, (since: Date, hours: OpeningHours) => Date>> = { paymentsToCheck: checkDueAt };
/** Where each row is a fault by itself. */
const FAULTS: readonly DeskName[] = ['knownLogins', 'failedEvents'];

/** What waits at the desk is late at once. */
export const isFault = (desk: DeskName): boolean => FAULTS.includes(desk);

/** The clock of a row of a desk by its moment, of the column that `Desk.clock` names; `hours`: when the shop is open. */
export function clockOf(desk: DeskName, moment: string | null, hours: OpeningHours): Clock {
  if (isDeadline(desk)) return { since: null, dueAt: moment };
  const promised = moment && PROMISES[desk]?.(new Date(moment), hours).toISOString();
  return { since: moment, dueAt: promised ?? null };
}

/** Sorts what waits: late first, then by the deadline, then by how long it waits. What has no deadline or no waiting time comes after what has one. */
export const inOrderOfWork = <T extends Clock & { isLate: boolean }>(rows: readonly T[]): T[] =>
  rows.toSorted(
    (a, b) => Number(b.isLate) - Number(a.isLate) || byMoment(a.dueAt, b.dueAt) || byMoment(a.since, b.since),
  );

function byMoment(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Date.parse(a) - Date.parse(b);
}
