/** Who writes in the thread of a seat: the member who has it, the host of the group, an admin. docs/rules/claims.md#thread */
export const THREAD_PARTIES = ['member', 'host', 'admin'] as const;
export type ThreadParty = (typeof THREAD_PARTIES)[number];

/** Lines that a customer may write in one thread within a minute, beside the limit of its address. */
export const LINES_A_MINUTE = 10;

/** Who is informed of a line: the others, and each only of the first line that it has not read yet. */
export const informedOf = (author: ThreadParty, unread: Record<ThreadParty, number>): ThreadParty[] =>
  THREAD_PARTIES.filter((party) => party !== author && unread[party] === 1);
