import type { Database } from '#runtime/platform/db/database';

/** The names of these customers by their uids, in one query. */
export async function namesOf(
  database: Database,
  rows: readonly { customerUid: string | null }[],
): Promise<Map<string, string>> {
  const customers = await database.customer.findMany({
    where: { uid: { in: rows.flatMap(({ customerUid }) => customerUid ?? []) } },
    select: { uid: true, name: true },
  });
  return new Map(customers.map(({ uid, name }) => [uid, name]));
}
