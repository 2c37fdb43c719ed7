import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

type LockedTable =
  | 'account_group'
  | 'blacklist_entry'
  | 'customer'
  | 'follow_up'
  | 'order'
  | 'outbox'
  | 'payment'
  | 'payout'
  | 'price_import'
  | 'voucher';

/**
 * Locks a row until the end of the transaction; does nothing for an unknown uid. A concurrent transaction waits and
 * then sees the changes, if it reads them by a later statement.
 */
export async function lockRow(tx: Tx, table: LockedTable, uid: string): Promise<void> {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM ${Prisma.raw(`"${table}"`)} WHERE uid = ${uid}::uuid FOR UPDATE`,
  );
}
