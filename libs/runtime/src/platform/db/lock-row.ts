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
 * An erasure must wait for those who refer to the customer (FOR KEY SHARE), and they for it. Nothing else that is locked
 * here is ever deleted, and a row that refers to it can be written beside the lock.
 */
const STRENGTH: Partial<Record<LockedTable, Prisma.Sql>> = { customer: Prisma.sql`FOR UPDATE` };
const USUAL = Prisma.sql`FOR NO KEY UPDATE`;

/**
 * Locks a row until the end of the transaction; does nothing for an unknown uid. A concurrent transaction waits and
 * then sees the changes, if it reads them by a later statement.
 */
export async function lockRow(tx: Tx, table: LockedTable, uid: string): Promise<void> {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM ${Prisma.raw(`"${table}"`)} WHERE uid = ${uid}::uuid ${STRENGTH[table] ?? USUAL}`,
  );
}
