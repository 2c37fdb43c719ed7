import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import type { Tx } from '#runtime/platform/db/database';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export interface ThreadSeat {
  accountUid: string;
  /** As what the signed-in customer takes part. */
  party: 'member' | 'host';
  /** A host sees what was written since it has been the host. */
  since: Date | null;
  isLive: boolean;
}

/**
 * The thread of `threadUid` as the customer of the seat `mineUid` takes part in it: of the own seat as a member, of a seat
 * in the group as its host. @throws Refusal 404, the same for unknown and foreign seats.
 */
export async function findThreadSeat(
  db: Pick<Tx, 'account'>,
  mineUid: string,
  customerUid: string,
  threadUid: string,
): Promise<ThreadSeat> {
  const mine = await db.account.findFirst({
    where: { uid: mineUid, customerUid },
    select: { groupUid: true, role: true, status: true, createdAt: true },
  });
  if (!mine) throw new Refusal('NOT_FOUND', 404);
  const isLive = LIVE_ACCOUNT_CODES.includes(mine.status);
  if (mineUid === threadUid) return { accountUid: threadUid, party: 'member', since: null, isLive };
  const isMember =
    mine.role === 'host' &&
    isLive &&
    (await db.account.count({
      where: { uid: threadUid, groupUid: mine.groupUid, role: 'regular', status: { in: LIVE_ACCOUNT_CODES } },
    })) === 1;
  if (!isMember) throw new Refusal('NOT_FOUND', 404);
  return { accountUid: threadUid, party: 'host', since: mine.createdAt, isLive };
}
