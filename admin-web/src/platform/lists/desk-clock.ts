import { type Clock, clockOf } from '#contracts/desk-clock';
import type { AdminDashboard } from '#contracts/dashboard.http';
import type { DeskName } from '#contracts/desks';

/** The clock of what waits longest at a desk, or is due soonest. */
export const deskClock = (desk: DeskName, { deskClocks }: AdminDashboard): Clock =>
  clockOf(desk, deskClocks?.[desk] ?? null);
