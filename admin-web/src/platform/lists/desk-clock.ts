import type { Clock } from '#contracts/desk-clock';
import type { AdminDashboard } from '#contracts/dashboard.http';
import type { DeskName } from '#contracts/desks';

/** The clock of what waits longest at a desk, or is due soonest. */
export const deskClock = (desk: DeskName, { deskClocks }: AdminDashboard): Clock =>
  deskClocks?.[desk] ?? { since: null, dueAt: null };
