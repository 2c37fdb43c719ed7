import type { AuditSubject } from '#domain/platform/audit-action';
import { nameKey } from '#domain/platform/typed-line';
import type { Tx } from '#runtime/platform/db/database';

/** Names of this resource are written one after another, so that one typed in two ways at once is seen by the second. */
export const lockNames = (tx: Tx, subject: AuditSubject) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('names ' || ${subject}, 0))`;

/**
 * The record that has this name already, however it is typed (`nameKey`); one that has it exactly first. `wanted` has the name at
 * its field, e.g. `{ sku }`; `rows` reads those among which it is unique, after the lock.
 */
export async function findNamed<K extends string, R extends Record<K, string>>(
  tx: Tx,
  subject: AuditSubject,
  wanted: Record<K, string>,
  rows: () => Promise<R[]>,
): Promise<R | null> {
  const [[field, name]] = Object.entries(wanted) as [[K, string]];
  await lockNames(tx, subject);
  const alike = (await rows()).filter((row) => nameKey(row[field]) === nameKey(name));
  return alike.find((row) => row[field] === name) ?? alike[0] ?? null;
}
