import type { AdminDashboard } from '#contracts/dashboard.http';
import { isFault } from '#contracts/desk-clock';
import type { DeskName } from '#contracts/desks';
import { type Urgency, urgencyOf } from '../fields/urgency';
import { deskClock } from './desk-clock';

/** How urgent the first of what waits at the desk is, in the list of what waits and in the menu; a fault is late at once. */
export function deskUrgency(desk: DeskName, data: AdminDashboard, now = Date.parse(data.serverTime)): Urgency {
  if (!data[desk]) return 'inTime';
  if (isFault(desk)) return 'late';
  const { dueAt } = deskClock(desk, data);
  return dueAt === null ? 'inTime' : urgencyOf(dueAt, now);
}
