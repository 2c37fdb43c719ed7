import type { Tx } from '#runtime/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { Refusal } from '../http/refusal.js';

/** Tables whose records an admin edits; each has a `version` that counts the edits. */
export type VersionedTable =
  | 'category'
  | 'provider'
  | 'plan_family'
  | 'package'
  | 'variant'
  | 'scheme_edit'
  | 'eligibility_edit'
  | 'price_notice';

/**
 * Locks the record for an edit and gives its version. NO KEY: an order that is placed meanwhile refers to the record
 * and must not wait. @throws Refusal 404.
 */
export async function lockVersion(tx: Tx, table: VersionedTable, uid: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ version: number }[]>(
    Prisma.sql`SELECT version FROM ${Prisma.raw(table)} WHERE uid = ${uid}::uuid FOR NO KEY UPDATE`,
  );
  if (!row) throw new Refusal('NOT_FOUND', 404);
  return row.version;
}

const moment = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' });

/** 409 for the second of two admins who edit the same record; says who was first. */
export async function editConflict(tx: Tx, subjectUid: string): Promise<Refusal> {
  const first = await tx.auditLog.findFirst({ where: { subjectUid }, orderBy: { at: 'desc' } });
  const message =
    first &&
    `Data ini sudah diubah ${first.actor} (${moment.format(first.at)} WIB). Muat ulang, lalu ulangi perubahanmu.`;
  return new Refusal('EDIT_CONFLICT', 409, [], message ?? undefined);
}
