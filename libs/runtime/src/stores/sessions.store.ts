import type { Tx } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';

type Whose = Pick<Prisma.SessionWhereInput, 'uid' | 'customerUid'>;

/**
 * Ends sessions: their refresh tokens at once, their access tokens as soon as the API processes have heard of it
 * (a trigger tells them). Answers how many. End sessions like this and never by deleting rows: an API that was cut off
 * from the database meanwhile reads afterwards which ones have ended. The sweep deletes what is long over.
 */
export async function revokeSessions(tx: Tx, whose: Whose, now: Date): Promise<number> {
  const { count } = await tx.session.updateMany({ where: { ...whose, revokedAt: null }, data: { revokedAt: now } });
  return count;
}

/** Signs the customer out everywhere, but for the session in hand. */
export const endSessions = (tx: Tx, customerUid: string, now: Date, exceptUid?: string): Promise<number> =>
  revokeSessions(tx, { customerUid, ...(exceptUid && { uid: { not: exceptUid } }) }, now);
