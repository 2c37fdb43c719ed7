import type { Tx } from '#runtime/platform/db/database';
import type { TableName } from '#runtime/platform/db/lock-row';
import { Prisma } from '#runtime/generated/prisma/client';
import { Refusal } from '../http/errors/refusal.js';

/**
 * Locks a record that admins edit and returns its version, which counts the edits. FOR NO KEY UPDATE, so that an order which refers to the record does not
 * wait.
 * @throws Refusal 404.
 */
export async function lockVersion(tx: Tx, table: TableName, uid: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ version: number }[]>(
    Prisma.sql`SELECT version FROM ${Prisma.raw(table)} WHERE uid = ${uid}::uuid FOR NO KEY UPDATE`,
  );
  if (!row) throw new Refusal('NOT_FOUND', 404);
  return row.version;
}

const moment = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' });

/** The 409 for an edit of an outdated version; names the admin of the latest edit. */
export async function editConflict(tx: Tx, subjectUid: string): Promise<Refusal> {
  const first = await tx.auditLog.findFirst({ where: { subjectUid }, orderBy: { at: 'desc' } });
  const message =
    first &&
    `Data ini sudah diubah ${first.actor} (${moment.format(first.at)} WIB). Muat ulang, lalu ulangi perubahanmu.`;
  return new Refusal('EDIT_CONFLICT', 409, [], message ?? undefined);
}
