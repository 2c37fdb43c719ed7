import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { OPEN_CLAIM_STATES, silenceEnds } from '#domain/products/subscriptions/access/access-claim';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

/** After the seats `a`: only those whose members use the login of their group. */
const SHARES_LOGIN = Prisma.sql`JOIN "account_group" shared ON shared."uid" = a."group_uid"
  JOIN "plan_family" f ON f."uid" = shared."family_uid" AND NOT f."invites"`;

/**
 * The active members of a group have the login of its vault from `at` on; who had it before keeps that moment, and a seat
 * that moved here before there was one begins to be asked. Where the provider invites, the login is the host's and gives
 * no access to a member. The caller has locked the group. docs/rules/claims.md#confirmation
 */
export async function grantAccess(tx: Tx, groupUid: string, at: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "seat_access" AS s ("account_uid", "granted_at", "due_at")
    SELECT a."uid", ${at}, ${silenceEnds(at)} FROM "account" a ${SHARES_LOGIN}
    WHERE a."group_uid" = ${groupUid}::uuid AND a."role" = 'regular' AND a."status" = ${ACCOUNT_STATUS.active}
    ON CONFLICT ("account_uid") DO UPDATE SET "due_at" = excluded."due_at"
    WHERE s."confirmed_at" IS NULL AND s."due_at" IS NULL AND EXISTS (${movedSince(Prisma.sql`s`)})
      AND NOT EXISTS (SELECT FROM "access_claim" c
        WHERE c."account_uid" = s."account_uid" AND c."state" = ANY (${OPEN_CLAIM_STATES}::text[]))`;
}

/**
 * The same as a part of the statement that makes seats active at `at`: of groups that have a login already. `period_given`
 * has the seats.
 */
export const accessOfActivated = (at: Date): Prisma.Sql => Prisma.sql`access_granted AS (
      INSERT INTO "seat_access" ("account_uid", "granted_at", "due_at")
      SELECT a."uid", ${at}::timestamptz, ${silenceEnds(at)}::timestamptz
      FROM period_given g JOIN "account" a ON a."uid" = g."uid" JOIN "group_credential" c ON c."group_uid" = a."group_uid"
      ${SHARES_LOGIN}
      ON CONFLICT ("account_uid") DO NOTHING
    )`;

/**
 * The invitation of a seat was sent at `at`: silence counts from then on. A seat that has its access already keeps that moment,
 * unless it has moved to another group since; then the first moment is kept beside it. @returns whether anything has changed.
 * The caller has locked the order.
 */
export async function recordInvitation(tx: Tx, accountUid: string, at: Date): Promise<boolean> {
  const count = await tx.$executeRaw`
    INSERT INTO "seat_access" AS s ("account_uid", "granted_at", "due_at")
    VALUES (${accountUid}::uuid, ${at}, ${silenceEnds(at)})
    ON CONFLICT ("account_uid") DO UPDATE SET "granted_at" = ${at},
      "first_granted_at" = coalesce(s."first_granted_at", s."granted_at"),
      "due_at" = CASE WHEN s."confirmed_at" IS NULL THEN ${silenceEnds(at)}::timestamptz END
    WHERE EXISTS (${movedSince(Prisma.sql`s`)})`;
  return count === 1;
}

/**
 * A seat has moved before its access was confirmed: silence counts anew where the other group has a login for it, else only
 * from the login or the invitation that it gets there. The caller has locked both groups and the order.
 */
export async function askAgainAfterMove(tx: Tx, accountUid: string, at: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE "seat_access" s SET "due_at" = (
      SELECT ${silenceEnds(at)}::timestamptz FROM "account" a
      JOIN "group_credential" c ON c."group_uid" = a."group_uid" ${SHARES_LOGIN} WHERE a."uid" = s."account_uid")
    WHERE s."account_uid" = ${accountUid}::uuid AND s."due_at" IS NOT NULL`;
}

/** The seat of this access `s` has left a group since it was granted. */
export const movedSince = (s: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT FROM "access_removal" r JOIN "account" moved ON moved."uid" = r."account_uid" AND moved."group_uid" <> r."group_uid"
  WHERE r."account_uid" = ${s}."account_uid" AND r."created_at" > ${s}."granted_at"`;

/** The member says that the access works, or an open claim has shown it. A confirmed access stays as it was. */
export async function confirmAccess(tx: Tx, accountUid: string, at: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "seat_access" ("account_uid", "granted_at", "confirmed_at", "confirmed_by")
    VALUES (${accountUid}::uuid, ${at}, ${at}, 'member')
    ON CONFLICT ("account_uid") DO UPDATE SET "confirmed_at" = ${at}, "confirmed_by" = 'member', "due_at" = NULL
    WHERE "seat_access"."confirmed_at" IS NULL`;
}

/** Silence counts for an access without a claim within the time. @returns how many accesses were confirmed by it. */
export const confirmBySilence = (db: Pick<Tx, '$executeRaw'>, now: Date): Promise<number> => db.$executeRaw`
  UPDATE "seat_access" SET "confirmed_at" = ${now}, "confirmed_by" = 'silence', "due_at" = NULL
  WHERE "account_uid" IN (
    SELECT "account_uid" FROM "seat_access" WHERE "due_at" <= ${now} ORDER BY "due_at" LIMIT 500 FOR UPDATE SKIP LOCKED)`;

/** From when on silence counts anew: an admin has solved or rejected the claim. Null: it does not count. */
export async function awaitConfirmation(tx: Tx, accountUid: string, from: Date | null): Promise<void> {
  await tx.seatAccess.updateMany({
    where: { accountUid, confirmedAt: null },
    data: { dueAt: from && silenceEnds(from) },
  });
}
