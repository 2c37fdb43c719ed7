import { OPEN_CLAIM_STATES, silenceEnds } from '#domain/products/subscriptions/access/access-claim';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { SHARES_LOGIN, movedSince } from '#runtime/products/subscriptions/access/access.store';
import { startPeriods } from '#runtime/products/subscriptions/periods/start-periods';
import { lockOrders } from '#runtime/sales/orders.store';

/**
 * The active members of a group have the login of its vault from `at` on; who had it before keeps that moment, and a seat
 * that moved here before there was one begins to be asked. Where the provider invites, the login is the host's and gives
 * no access to a member. The caller has locked the group. docs/rules/claims.md#confirmation
 */
export async function grantAccess(tx: Tx, groupUid: string, at: Date): Promise<void> {
  const seats = Prisma.sql`FROM "account" a ${SHARES_LOGIN}
    WHERE a."group_uid" = ${groupUid}::uuid AND a."role" = 'regular' AND a."status" = ${ACCOUNT_STATUS.active}`;
  const without = await tx.$queryRaw<{ uid: string; orderUid: string }[]>`
    SELECT a."uid", a."order_uid" AS "orderUid" ${seats}
      AND NOT EXISTS (SELECT FROM "seat_access" s WHERE s."account_uid" = a."uid")`;
  // Before the rows of the accesses, which a member who confirms one writes with the lock of the order.
  await lockOrders(
    tx,
    without.map(({ orderUid }) => orderUid),
  );
  await tx.$executeRaw`
    INSERT INTO "seat_access" AS s ("account_uid", "granted_at", "due_at")
    SELECT a."uid", ${at}, ${silenceEnds(at)} ${seats}
    ON CONFLICT ("account_uid") DO UPDATE SET "due_at" = excluded."due_at"
    WHERE s."confirmed_at" IS NULL AND s."due_at" IS NULL AND EXISTS (${movedSince(Prisma.sql`s`)})
      AND NOT EXISTS (SELECT FROM "access_claim" c
        WHERE c."account_uid" = s."account_uid" AND c."state" = ANY (${OPEN_CLAIM_STATES}::text[]))`;
  for (const { uid } of without) await startPeriods(tx, uid, at);
}

/**
 * The invitation of a seat was sent at `at`: silence counts from then on. A seat that has its access already keeps that moment,
 * unless it has moved to another group since; then the first moment is kept beside it. @returns whether anything has changed.
 * The caller has locked the order.
 */
export async function recordInvitation(tx: Tx, accountUid: string, at: Date): Promise<boolean> {
  const isFirst = await hasNone(tx, accountUid);
  const count = await tx.$executeRaw`
    INSERT INTO "seat_access" AS s ("account_uid", "granted_at", "due_at")
    VALUES (${accountUid}::uuid, ${at}, ${silenceEnds(at)})
    ON CONFLICT ("account_uid") DO UPDATE SET "granted_at" = ${at},
      "first_granted_at" = coalesce(s."first_granted_at", s."granted_at"),
      "due_at" = CASE WHEN s."confirmed_at" IS NULL THEN ${silenceEnds(at)}::timestamptz END
    WHERE EXISTS (${movedSince(Prisma.sql`s`)})`;
  if (isFirst) await startPeriods(tx, accountUid, at);
  return count === 1;
}

/**
 * A seat has moved before its access was confirmed: silence counts anew where the other group has a login for it, which is its first
 * access where it had none, else only from the login or the invitation that it gets there. The caller has locked both groups and
 * the order.
 */
export async function askAgainAfterMove(tx: Tx, accountUid: string, at: Date): Promise<void> {
  const first = await tx.$executeRaw`
    INSERT INTO "seat_access" ("account_uid", "granted_at", "due_at")
    SELECT a."uid", ${at}, ${silenceEnds(at)}
    FROM "account" a JOIN "group_credential" c ON c."group_uid" = a."group_uid" ${SHARES_LOGIN}
    WHERE a."uid" = ${accountUid}::uuid AND a."role" = 'regular' AND a."status" = ${ACCOUNT_STATUS.active}
    ON CONFLICT ("account_uid") DO NOTHING`;
  if (first > 0) return startPeriods(tx, accountUid, at);
  await tx.$executeRaw`
    UPDATE "seat_access" s SET "due_at" = (
      SELECT ${silenceEnds(at)}::timestamptz FROM "account" a
      JOIN "group_credential" c ON c."group_uid" = a."group_uid" ${SHARES_LOGIN} WHERE a."uid" = s."account_uid")
    WHERE s."account_uid" = ${accountUid}::uuid AND s."due_at" IS NOT NULL`;
}

/** The member says that the access works, or an open claim has shown it. A confirmed access stays as it was. The caller has locked the order. */
export async function confirmAccess(tx: Tx, accountUid: string, at: Date): Promise<void> {
  const isFirst = await hasNone(tx, accountUid);
  await tx.$executeRaw`
    INSERT INTO "seat_access" ("account_uid", "granted_at", "confirmed_at", "confirmed_by")
    VALUES (${accountUid}::uuid, ${at}, ${at}, 'member')
    ON CONFLICT ("account_uid") DO UPDATE SET "confirmed_at" = ${at}, "confirmed_by" = 'member', "due_at" = NULL
    WHERE "seat_access"."confirmed_at" IS NULL`;
  if (isFirst) await startPeriods(tx, accountUid, at);
}

/** Whatever comes next is its first access. */
const hasNone = async (tx: Tx, accountUid: string): Promise<boolean> =>
  (await tx.seatAccess.count({ where: { accountUid } })) === 0;
