import type { AdminDashboard } from '#contracts/dashboard.http';
import type { DeskName } from '#contracts/desks';

/** Of the desks where a row may be late, or is a fault by itself. */
const LATE: Partial<Record<DeskName, (data: AdminDashboard) => boolean>> = {
  paymentsToCheck: ({ waitingPayments }) => (waitingPayments?.older ?? 0) > 0,
  reimbursementsToPay: ({ reimbursementsDue }) => (reimbursementsDue?.overdue ?? 0) > 0,
  knownLogins: () => true,
  failedEvents: () => true,
};

/** Whether something waits at the desk for longer than it should: it stands first, and is red. */
export const isLate = (desk: DeskName, data: AdminDashboard): boolean =>
  (data[desk] ?? 0) > 0 && (LATE[desk]?.(data) ?? false);
