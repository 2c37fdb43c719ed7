import type { AuditSubject } from '#domain/platform/audit-action';
import { nameKey } from '#domain/platform/typed-line';
import type { Tx } from '#runtime/platform/db/database';

/** Whoever writes a name of this resource waits for the one before: what is typed in two ways at once is seen by the second. */
export const lockNames = (tx: Tx, subject: AuditSubject) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('names ' || ${subject}, 0))`;

/**
 * The record that has this name already, however it is typed (`nameKey`); one that has it exactly first. `rows` reads those among
 * which it is unique, after the lock.
 */
export async function findNamed<R extends { uid: string; name: string }>(
  tx: Tx,
  subject: AuditSubject,
  name: string,
  rows: () => Promise<R[]>,
): Promise<R | null> {
  await lockNames(tx, subject);
  const alike = (await rows()).filter((row) => nameKey(row.name) === nameKey(name));
  return alike.find((row) => row.name === name) ?? alike[0] ?? null;
}
