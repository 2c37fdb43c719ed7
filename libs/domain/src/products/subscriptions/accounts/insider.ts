import type { SeatRole } from '../../../catalogue/plan-family.js';
import { type AccountStatus, holdsSeat } from './account-status.js';

/** Whether a seat reads what is between a group and its host: a host while it sits there, a member once its payment is confirmed. */
export const isInsider = ({ role, status }: { role: SeatRole; status: AccountStatus }): boolean =>
  role === 'host' ? holdsSeat(status) : status === 'active' || status === 'pending';

/** Who asks what a host gets: a seat with when it was paid (never of a host that buys), and when it ended. */
interface MoneyReader {
  role: SeatRole;
  status: AccountStatus;
  confirmedAt: Date | null;
  endedAt: Date | null;
}

/**
 * Whether a seat reads a reimbursement of its group's hosts: its own always, others while it is an insider, and after its end
 * those from before. docs/rules/groups.md#what-others-see
 */
export function readsReimbursement(
  { endedAt, confirmedAt, ...seat }: MoneyReader,
  { createdAt, isMine }: { createdAt: Date; isMine: boolean },
): boolean {
  if (isMine || isInsider(seat)) return true;
  const wasInsider = seat.role === 'host' || confirmedAt !== null;
  return wasInsider && endedAt !== null && createdAt <= endedAt;
}
