import type { Tx } from '#runtime/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

type LockedTable =
  | 'account_group'
  | 'blacklist_entry'
  | 'customer'
  | 'follow_up'
  | 'order'
  | 'outbox'
  | 'price_import'
  | 'reimbursement'
  | 'voucher';

/**
 * Holds a row until the transaction ends; without one of that uid nothing happens. Of two at once the second waits, and
 * what it reads afterwards, by a statement of its own, is what the first has left.
 */
export async function lockRow(tx: Tx, table: LockedTable, uid: string): Promise<void> {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM ${Prisma.raw(`"${table}"`)} WHERE uid = ${uid}::uuid FOR UPDATE`,
  );
}
