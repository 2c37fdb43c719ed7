import { ERASED_TEXT } from '#domain/platform/erased-text';
import type { Tx } from '#runtime/platform/db/database';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import { Prisma } from '#runtime/generated/prisma/client';

const { sql } = Prisma;

/** Removes the person from seats, purchases, logins and requests for help. */
export async function eraseSeats(tx: Tx, customerUid: string, at: Date): Promise<void> {
  const customer = sql`${customerUid}::uuid`;
  const orders = sql`SELECT "uid" FROM "order" WHERE "customer_uid" = ${customer}`;
  const accounts = sql`SELECT "uid" FROM "account" WHERE "customer_uid" = ${customer}`;
  await eraseAuditReasons(
    tx,
    sql`${accounts} UNION SELECT "uid" FROM "host_purchase" WHERE "order_uid" IN (${orders})
      UNION SELECT "uid" FROM "reimbursement" WHERE "order_uid" IN (${orders})
      UNION SELECT "uid" FROM "access_claim" WHERE "account_uid" IN (${accounts})
      UNION SELECT "uid" FROM "review" WHERE "customer_uid" = ${customer}`,
  );
  for (const statement of statements(customer, orders, accounts, at)) await tx.$executeRaw(statement);
}

const statements = (customer: Prisma.Sql, orders: Prisma.Sql, accounts: Prisma.Sql, at: Date): Prisma.Sql[] => [
  sql`UPDATE "host_purchase" SET "bank_name" = NULL, "account_number" = NULL, "account_name" = NULL, "reason" = NULL
    WHERE "order_uid" IN (${orders})`,
  sql`DELETE FROM "waiting_entry" WHERE "customer_uid" = ${customer}`,
  sql`DELETE FROM "review" WHERE "customer_uid" = ${customer}`,
  sql`UPDATE "host_receivable" SET "note" = ${ERASED_TEXT} WHERE "order_uid" IN (${orders}) AND "note" IS NOT NULL`,
  sql`UPDATE "order_eligibility" SET "account_email" = NULL WHERE "order_uid" IN (${orders})`,
  // What a host stored opens the host's own account at the provider.
  sql`DELETE FROM "group_credential" WHERE "stored_by" = 'host' AND "stored_uid" = ${customer}`,
  sql`UPDATE "credential_access" SET "ip" = NULL WHERE "account_uid" IN (${accounts}) AND "ip" IS NOT NULL`,
  sql`UPDATE "follow_up" SET "message" = ${ERASED_TEXT}, "answer" = CASE WHEN "answer" IS NOT NULL THEN ${ERASED_TEXT} END,
      "state" = 'closed', "closed_at" = coalesce("closed_at", ${at}), "closed_by" = coalesce("closed_by", 'system')
    WHERE "customer_uid" = ${customer}`,
  sql`UPDATE "access_claim" SET "message" = ${ERASED_TEXT}, "note" = CASE WHEN "note" IS NOT NULL THEN ${ERASED_TEXT} END
    WHERE "account_uid" IN (${accounts})`,
  // What the others wrote in the thread of the seat may name the person too.
  sql`UPDATE "thread_line" SET "message" = ${ERASED_TEXT} WHERE "customer_uid" = ${customer} OR "account_uid" IN (${accounts})`,
  // Texts of the shop itself may stay; what a person typed may contain a name.
  sql`UPDATE "account_history" SET "why" = ${ERASED_TEXT}
    WHERE "account_uid" IN (${accounts}) AND "by" NOT IN ('customer', 'system')`,
];
