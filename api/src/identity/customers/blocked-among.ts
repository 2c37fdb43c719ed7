import type { Tx } from '#runtime/platform/db/database';

/** Which of these customers an admin has blocked. An erasure sets `blockedAt` too, so erased customers are left out. */
export async function blockedAmong(
  db: Pick<Tx, 'customer'>,
  uids: (string | null)[],
): Promise<(uid: string | null) => boolean> {
  const known = [...new Set(uids.filter((uid) => uid !== null))];
  const where = { uid: { in: known }, blockedAt: { not: null }, erasedAt: null };
  const blocked = new Set((await db.customer.findMany({ where, select: { uid: true } })).map(({ uid }) => uid));
  return (uid) => uid !== null && blocked.has(uid);
}
