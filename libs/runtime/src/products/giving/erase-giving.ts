import { ERASED_TEXT } from '#domain/platform/erased-text';
import type { Tx } from '#runtime/platform/db/database';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import { Prisma } from '#runtime/generated/prisma/client';

const { sql } = Prisma;

/** Removes the person from what was given, asked for and received; amounts stay, because they are of the books. */
export async function eraseGiving(tx: Tx, customerUid: string, at: Date): Promise<void> {
  const customer = sql`${customerUid}::uuid`;
  const orders = sql`SELECT "uid" FROM "order" WHERE "customer_uid" = ${customer}`;
  await eraseAuditReasons(
    tx,
    sql`SELECT "uid" FROM "giving_donation" WHERE "order_uid" IN (${orders})
      UNION SELECT "uid" FROM "giving_tip" WHERE "order_uid" IN (${orders})
      UNION SELECT "uid" FROM "giving_gift" WHERE "order_uid" IN (${orders})
      UNION SELECT "uid" FROM "giving_application" WHERE "customer_uid" = ${customer}`,
  );
  for (const statement of statements(customer, orders, at)) await tx.$executeRaw(statement);
}

const statements = (customer: Prisma.Sql, orders: Prisma.Sql, at: Date): Prisma.Sql[] => [
  sql`UPDATE "giving_donation" SET "message" = '', "message_state" = 'none', "anonymous" = true
    WHERE "order_uid" IN (${orders})`,
  sql`UPDATE "giving_tip" SET "message" = '' WHERE "order_uid" IN (${orders})`,
  sql`UPDATE "giving_tip" SET "bank_name" = NULL, "account_number" = NULL, "account_name" = NULL WHERE "host_uid" = ${customer}`,
  sql`UPDATE "giving_gift" SET "recipient_name" = '', "message" = '', "secret_hash" = NULL WHERE "order_uid" IN (${orders})`,
  sql`UPDATE "giving_application" SET "name" = '', "story" = '',
      "reason" = CASE WHEN "reason" IS NOT NULL THEN ${ERASED_TEXT} END,
      "state" = CASE WHEN "state" = 'waiting' THEN 'withdrawn' ELSE "state" END,
      "decided_at" = coalesce("decided_at", ${at})
    WHERE "customer_uid" = ${customer}`,
];
