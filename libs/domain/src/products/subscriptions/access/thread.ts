import { BOUGHT_HOST_CODES } from '../accounts/account-status.js';

/** Who writes in the thread of a seat: the member who has it, the host of the group, an admin. docs/rules/claims.md#thread */
export const THREAD_PARTIES = ['member', 'host', 'admin'] as const;
export type ThreadParty = (typeof THREAD_PARTIES)[number];

/** Lines that a customer may write in one thread within a minute, beside the limit of its address. */
export const LINES_A_MINUTE = 10;

/** Who is informed of a line: the others, and each only of the first line that it has not read yet. */
export const informedOf = (author: ThreadParty, unread: Record<ThreadParty, number>): ThreadParty[] =>
  THREAD_PARTIES.filter((party) => party !== author && unread[party] === 1);

/** What of the members' threads and claims a host sees: what was written in its group, since it has been there. */
export interface HostScope {
  groupUid: string;
  since: Date;
}

/** Null: the seat is not that of a host, or the host has not bought yet. */
export const hostScopeOf = (seat: {
  groupUid: string;
  role: string;
  status: number;
  createdAt: Date;
}): HostScope | null =>
  seat.role === 'host' && BOUGHT_HOST_CODES.includes(seat.status)
    ? { groupUid: seat.groupUid, since: seat.createdAt }
    : null;

/** Whether what was written at that time in that group is for the host. */
export const isInScope = ({ groupUid, since }: HostScope, written: { groupUid: string; at: Date }): boolean =>
  written.groupUid === groupUid && written.at >= since;
