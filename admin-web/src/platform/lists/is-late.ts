import type { AdminDashboard } from '#contracts/dashboard.http';
import type { DeskName } from '#contracts/desks';
import { HOUR_MS } from '#domain/platform/durations';

/** A clock that ends within this time goes before everything else. */
const SOON_MS = 12 * HOUR_MS;

/** Of the desks where a row may be late, or is a fault by itself. */
const LATE: Partial<Record<DeskName, (data: AdminDashboard) => boolean>> = {
  paymentsToCheck: ({ waitingPayments }) => (waitingPayments?.older ?? 0) > 0,
  reimbursementsToPay: ({ reimbursementsDue }) => (reimbursementsDue?.overdue ?? 0) > 0,
  runningClaims: ({ access, serverTime }) =>
    access?.nextDueAt != null && Date.parse(access.nextDueAt) - Date.parse(serverTime) < SOON_MS,
  knownLogins: () => true,
  failedEvents: () => true,
};

/** Whether something waits at the desk for longer than it should: it stands first, and is red. */
export const isLate = (desk: DeskName, data: AdminDashboard): boolean =>
  (data[desk] ?? 0) > 0 && (LATE[desk]?.(data) ?? false);
