import type { Database } from '#runtime/platform/db/database';

/** The names of the customers of these rows by their uids, and whether they are blocked now, in one query. */
export async function peopleOf(
  database: Database,
  rows: readonly { customerUid: string | null }[],
): Promise<Map<string, { name: string; isBlocked: boolean }>> {
  const customers = await database.customer.findMany({
    where: { uid: { in: rows.flatMap(({ customerUid }) => customerUid ?? []) } },
    select: { uid: true, name: true, blockedAt: true },
  });
  return new Map(customers.map(({ uid, name, blockedAt }) => [uid, { name, isBlocked: blockedAt !== null }]));
}
