import type { Database, Tx } from '#runtime/db/database';
import { violatedUnique } from '#runtime/db/sql-errors';
import { changesOf } from '../audit/changes-of.js';
import { type VersionedTable, editConflict, lockVersion } from '../audit/lock-version.js';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { invalid } from '../http/refusal.js';

type Facts = Parameters<typeof changesOf>[1];
type Before<W> = { [K in keyof W]: Facts[string] };

export interface NewRecord<W extends Facts> {
  admin: AdminIdentity;
  /** The console's resource. */
  subject: string;
  wanted: W;
  /** What is there under the same key; made of the same facts it is what the first press has made. */
  find: (tx: Tx) => Promise<(Before<W> & { uid: string }) | null>;
  insert: (tx: Tx) => Promise<{ uid: string }>;
  /** Said when the key stands for something else. */
  taken: { field: string; message: string };
}

/** Creates a catalogue record once, whatever is pressed twice. @throws Refusal 422 when its key stands for something else. */
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
    // The other press was first by a moment: now it is found.
    if (violatedUnique(error) === null) throw error;
    return createOnce(database, record);
  }
}

export interface Edit<W extends Facts> {
  admin: AdminIdentity;
  table: VersionedTable;
  subject: string;
  uid: string;
  action: string;
  /** Which version the admin has read; left out where the act says all by itself (hide). */
  version?: number;
  wanted: W;
  read: (tx: Tx) => Promise<Before<W>>;
  write: (tx: Tx, data: W & { version: number }) => Promise<unknown>;
}

/** Writes an edit with its audit row. What is so already is left alone. @throws Refusal 404, or 409 when somebody was first. */
export async function editOnce<W extends Facts>(database: Database, edit: Edit<W>): Promise<{ uid: string }> {
  const { admin, table, subject, uid, action, version, wanted, read, write } = edit;
  await database.transaction(async (tx) => {
    const current = await lockVersion(tx, table, uid);
    const change = changesOf(await read(tx), wanted);
    if (!change) return;
    if (version !== undefined && version !== current) throw await editConflict(tx, uid);
    await write(tx, { ...wanted, version: current + 1 });
    await recordAudit(tx, admin, { action, subject, subjectUid: uid, change });
  });
  return { uid };
}

/** @throws Refusal 422 that names the field which points at nothing. */
export function pointsAt<T>(found: T | null, field: string, message: string): T {
  if (!found) throw invalid({ field, message });
  return found;
}
