import { silenceEnds } from '#domain/products/subscriptions/access/access-claim';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

/** After the seats `a`: only those whose members use the login of their group. */
export const SHARES_LOGIN = Prisma.sql`JOIN "account_group" shared ON shared."uid" = a."group_uid"
  JOIN "plan_family" f ON f."uid" = shared."family_uid" AND NOT f."invites"`;

/**
 * Gives seats that become active at `at` their access, as a part of the statement that moves them: of groups that have a login already.
 * `period_given` has the seats.
 */
export const accessOfActivated = (at: Date): Prisma.Sql => Prisma.sql`access_granted AS (
      INSERT INTO "seat_access" ("account_uid", "granted_at", "due_at")
      SELECT a."uid", ${at}::timestamptz, ${silenceEnds(at)}::timestamptz
      FROM period_given g JOIN "account" a ON a."uid" = g."uid" JOIN "group_credential" c ON c."group_uid" = a."group_uid"
      ${SHARES_LOGIN}
      ON CONFLICT ("account_uid") DO NOTHING
    )`;

/** The seat of this access `s` has left a group since it was granted. */
export const movedSince = (s: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT FROM "access_removal" r JOIN "account" moved ON moved."uid" = r."account_uid" AND moved."group_uid" <> r."group_uid"
  WHERE r."account_uid" = ${s}."account_uid" AND r."created_at" > ${s}."granted_at"`;

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
