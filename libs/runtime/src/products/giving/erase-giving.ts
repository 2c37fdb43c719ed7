import { ERASED_TEXT } from '#domain/platform/erased-text';
import { type ApplicationState, applicationMoves } from '#domain/products/giving/share';
import type { Tx } from '#runtime/platform/db/database';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import { Prisma } from '#runtime/generated/prisma/client';
import { lockCauses } from '#runtime/products/giving/donations.store';
import { takeShareBack } from '#runtime/products/giving/shares.store';

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
  await freePickedShare(tx, customerUid);
  for (const statement of statements(customer, orders, at)) await tx.$executeRaw(statement);
}

/** Nobody can be given it any more: its money would be kept for ever. */
async function freePickedShare(tx: Tx, customerUid: string): Promise<void> {
  const picked = { customerUid, state: 'picked' satisfies ApplicationState };
  const found = await tx.givingApplication.findFirst({ where: picked, select: { causeUid: true } });
  if (!found) return;
  await lockCauses(tx, [found.causeUid]);
  // Read under the lock, under which it may have been fulfilled.
  const application = await tx.givingApplication.findFirst({ where: picked, select: { uid: true } });
  if (!application) return;
  await takeShareBack(tx, application.uid, 'system');
  await tx.givingApplication.update({
    where: { uid: application.uid },
    data: { state: applicationMoves.after('picked', 'withdraw', 'system'), version: { increment: 1 } },
    select: { uid: true },
  });
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
