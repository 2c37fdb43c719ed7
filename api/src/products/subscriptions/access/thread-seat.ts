import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { type HostScope, hostScopeOf } from '#domain/products/subscriptions/access/thread';
import type { Tx } from '#runtime/platform/db/database';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export interface ThreadSeat {
  accountUid: string;
  /** As what the signed-in customer takes part. */
  party: 'member' | 'host';
  /** Of a host; a member sees all of the own thread. */
  scope: HostScope | null;
  isLive: boolean;
}

/**
 * The thread of `threadUid` as the customer of the seat `mineUid` takes part in it: of the own seat as a member, of a seat
 * in the group as a host that has bought. @throws Refusal 404, the same for unknown and foreign seats.
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
  if (mineUid === threadUid) return { accountUid: threadUid, party: 'member', scope: null, isLive };
  const scope = hostScopeOf(mine);
  const isMember =
    scope !== null &&
    (await db.account.count({
      where: { uid: threadUid, groupUid: mine.groupUid, role: 'regular', status: { in: LIVE_ACCOUNT_CODES } },
    })) === 1;
  if (!isMember) throw new Refusal('NOT_FOUND', 404);
  return { accountUid: threadUid, party: 'host', scope, isLive };
}
