import type { AdminDashboard } from '#contracts/dashboard.http';
import type { DeskName } from '#contracts/desks';
import { deskClock } from './desk-clock';

/** Where each row is a fault by itself. */
const FAULTS: readonly DeskName[] = ['knownLogins', 'failedEvents'];

/** Whether something waits at the desk for longer than it should: it stands first, and is red. */
export function isLate(desk: DeskName, data: AdminDashboard): boolean {
  if (!data[desk]) return false;
  const { dueAt } = deskClock(desk, data);
  return FAULTS.includes(desk) || (dueAt !== null && dueAt < data.serverTime);
}
