import type { AuditAction, AuditSubject } from '#domain/platform/audit-action';
import type { Database, Tx } from '#runtime/platform/db/database';
import type { TableName } from '#runtime/platform/db/lock-row';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { changesOf } from './changes-of.js';
import { editConflict, lockVersion } from './lock-version.js';
import { recordAudit } from './record-audit.js';
import type { AdminIdentity } from '../http/access/access.js';
import { invalid } from '../http/errors/refusal.js';

type Facts = Parameters<typeof changesOf>[1];
type Before<W> = { [K in keyof W]: Facts[string] };

export interface NewRecord<W extends Facts> {
  admin: AdminIdentity;
  /** The resource's name in the console. */
  subject: AuditSubject;
  wanted: W;
  /** An existing record with the same key. With equal facts it is the result of an earlier, identical request. */
  find: (tx: Tx) => Promise<(Before<W> & { uid: string }) | null>;
  insert: (tx: Tx) => Promise<{ uid: string }>;
  /** The refusal when the key belongs to a record with other facts. */
  taken: { field: string; message: string };
}

/**
 * Creates a record and its audit row; an identical repeated request creates nothing.
 * @throws Refusal 422 when the key belongs to a record with other facts.
 */
export async function createOnce<W extends Facts>(database: Database, record: NewRecord<W>): Promise<{ uid: string }> {
  const { admin, subject, wanted, find, insert, taken } = record;
  try {
    return await database.transaction(async (tx) => {
      const known = await find(tx);
      if (known && changesOf(known, wanted)) throw invalid(taken);
      if (known) return { uid: known.uid };
      const { uid } = await insert(tx);
      await recordAudit(tx, admin, { action: 'create', subject, subjectUid: uid, change: changesOf({}, wanted) ?? {} });
      return { uid };
    });
  } catch (error) {
    // A concurrent request inserted it first: now `find` finds it.
    if (violatedUnique(error) === null) throw error;
    return createOnce(database, record);
  }
}

export interface Edit<W extends Facts, B extends Before<W>> {
  admin: AdminIdentity;
  table: TableName;
  subject: AuditSubject;
  uid: string;
  action: AuditAction;
  /** The version that the admin edited; left out for acts that do not depend on it (hide). */
  version?: number;
  reason?: string;
  wanted: W;
  read: (tx: Tx) => Promise<B>;
  write: (tx: Tx, data: W & { version: number }, before: B) => Promise<unknown>;
}

/**
 * Writes an edit with its audit row; an edit without a change writes nothing.
 * @throws Refusal 404, or 409 when the record has a newer version.
 */
export async function editOnce<W extends Facts, B extends Before<W>>(
  database: Database,
  edit: Edit<W, B>,
): Promise<{ uid: string }> {
  const { admin, table, subject, uid, action, version, reason, wanted, read, write } = edit;
  await database.transaction(async (tx) => {
    const current = await lockVersion(tx, table, uid);
    const before = await read(tx);
    const change = changesOf(before, wanted);
    if (!change) return;
    if (version !== undefined && version !== current) throw await editConflict(tx, uid);
    await write(tx, { ...wanted, version: current + 1 }, before);
    await recordAudit(tx, admin, { action, subject, subjectUid: uid, reason, change });
  });
  return { uid };
}

/** @throws Refusal 422 on `field` when the referenced record does not exist. */
export function requireReference<T>(found: T | null, field: string, message: string): T {
  if (!found) throw invalid({ field, message });
  return found;
}
