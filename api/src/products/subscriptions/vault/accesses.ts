import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import type { Database } from '#runtime/platform/db/database';

const SHOWN = 50;

/** The newest entries of the group's vault log. */
export const readAccesses = (database: Pick<Database, 'credentialAccess'>, groupUid: string) =>
  database.credentialAccess.findMany({
    where: { groupUid },
    orderBy: { id: 'desc' },
    take: SHOWN,
    include: { account: { select: { seatNumber: true, role: true, order: { select: { name: true } } } } },
  });

/** Members whose seat has ended and who have seen the current login: the password should be changed. */
export async function countFormerViewers(
  database: Pick<Database, 'credentialAccess'>,
  { groupUid, version }: { groupUid: string; version: number },
): Promise<number> {
  const seats = await database.credentialAccess.findMany({
    where: {
      groupUid,
      version,
      account: { OR: [{ status: { notIn: LIVE_ACCOUNT_CODES } }, { groupUid: { not: groupUid } }] },
    },
    distinct: ['accountUid'],
    select: { accountUid: true },
  });
  return seats.length;
}

export const kindOf = ({ kind }: { kind: string }): 'stored' | 'revealed' =>
  kind === 'stored' ? 'stored' : 'revealed';
export const storedByOf = ({ storedBy }: { storedBy: string }): 'host' | 'admin' =>
  storedBy === 'host' ? 'host' : 'admin';
