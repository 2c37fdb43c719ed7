import type { AdminDashboard } from '#contracts/dashboard.http';
import { type DeskName, isDeadline } from '#contracts/desks';
import { checkDueAt } from '#domain/sales/payments/check-promise';

/** Since when the oldest waits, and until when it is promised; null: it is not known, or nothing is promised. */
export interface Clock {
  since: string | null;
  dueAt: string | null;
}

/** Of the desks that have a promise but no deadline of their own. */
const PROMISES: Partial<Record<DeskName, (since: Date) => Date>> = { paymentsToCheck: checkDueAt };

/** The clock of what waits longest at a desk, or is due soonest. */
export function deskClock(desk: DeskName, { deskClocks }: AdminDashboard): Clock {
  const first = deskClocks?.[desk] ?? null;
  if (isDeadline(desk)) return { since: null, dueAt: first };
  const promised = first && PROMISES[desk]?.(new Date(first)).toISOString();
  return { since: first, dueAt: promised ?? null };
}
