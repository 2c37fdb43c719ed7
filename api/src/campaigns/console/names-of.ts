import type { Database } from '#runtime/platform/db/database';

interface OfCustomer {
  customerUid: string | null;
}
const uidsOf = (rows: readonly OfCustomer[]): string[] => rows.flatMap(({ customerUid }) => customerUid ?? []);

/** The names of these customers by their uids, in one query. */
export async function namesOf(database: Database, rows: readonly OfCustomer[]): Promise<Map<string, string>> {
  const customers = await database.customer.findMany({
    where: { uid: { in: uidsOf(rows) } },
    select: { uid: true, name: true },
  });
  return new Map(customers.map(({ uid, name }) => [uid, name]));
}

/** Those of these customers who are blocked now. */
export async function blockedOf(database: Database, rows: readonly OfCustomer[]): Promise<Set<string>> {
  const customers = await database.customer.findMany({
    where: { uid: { in: uidsOf(rows) }, blockedAt: { not: null } },
    select: { uid: true },
  });
  return new Set(customers.map(({ uid }) => uid));
}
