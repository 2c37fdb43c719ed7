import type { Tx } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';

type Whose = Pick<Prisma.SessionWhereInput, 'uid' | 'customerUid'>;

/**
 * Ends sessions and returns how many: their refresh tokens at once, their access tokens when the API processes receive
 * the trigger's notification. Never delete rows instead: an API process that lost its connection reads the ended
 * sessions after reconnecting. The sweep deletes old ones.
 */
export async function revokeSessions(tx: Tx, whose: Whose, now: Date): Promise<number> {
  const { count } = await tx.session.updateMany({ where: { ...whose, revokedAt: null }, data: { revokedAt: now } });
  return count;
}

/** Ends the customer's sessions, except `exceptUid`. */
export const endSessions = (tx: Tx, customerUid: string, now: Date, exceptUid?: string): Promise<number> =>
  revokeSessions(tx, { customerUid, ...(exceptUid && { uid: { not: exceptUid } }) }, now);
