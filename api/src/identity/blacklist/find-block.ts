import type { Tx } from '#runtime/platform/db/database';

/** The oldest active entry that blocks the customer, with the customer's last appeal to it. */
export async function findBlock(tx: Tx, customerUid: string) {
  const match = await tx.blacklistMatch.findFirst({
    where: { customerUid, entry: { state: 'active' } },
    orderBy: { at: 'asc' },
    select: {
      at: true,
      entry: {
        select: {
          uid: true,
          reason: true,
          expiresAt: true,
          appeals: { where: { customerUid }, orderBy: { createdAt: 'desc' }, take: 1 },
        },
      },
    },
  });
  if (!match) return null;
  const { appeals, ...entry } = match.entry;
  return { ...entry, since: match.at, lastAppeal: appeals[0] ?? null };
}
