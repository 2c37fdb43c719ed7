import { ALWAYS_HIDDEN } from '#domain/catalogue/hidden-providers';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { seatHeldUntil } from '#domain/products/subscriptions/waiting-list/seat-hold';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import { announceAll } from '#runtime/platform/outbox/announce';

/**
 * Offers the regular seats that are still free, and not held for others, to as many customers on the waiting lists of the
 * group's plans, the longest wait first, and holds them; those with a television get no more than the slots that are left. Each is
 * offered a seat once. The caller has locked the group. docs/rules/groups.md#waiting-list
 */
export async function offerFreeSeats(tx: Tx, groupUid: string, at: Date): Promise<void> {
  const offered = await tx.$queryRaw<{ customerUid: string; variantUid: string }[]>`
    WITH rest AS MATERIALIZED (
      SELECT greatest(0, cardinality("free_regular_seats") - held_seats("uid", NULL, ${at})) AS "seats",
        CASE WHEN "tv_slots" IS NOT NULL
          THEN greatest(0, "tv_slots" - "tv_taken" - held_tv_slots("uid", NULL, ${at})) END AS "tvSlots"
      FROM "account_group" WHERE "uid" = ${groupUid}::uuid
    ), tv AS MATERIALIZED (
      ${waiting(groupUid, Prisma.sql`p."needs_tv"`, at)}
      -- least() passes over a NULL: a group that does not count its slots.
      LIMIT (SELECT least("seats", "tvSlots") FROM rest) FOR UPDATE OF w SKIP LOCKED
    ), other AS MATERIALIZED (
      ${waiting(groupUid, Prisma.sql`NOT p."needs_tv"`, at)}
      LIMIT (SELECT "seats" FROM rest) FOR UPDATE OF w SKIP LOCKED
    ), next AS (
      SELECT "uid" FROM (SELECT * FROM tv UNION ALL SELECT * FROM other) both_kinds
      ORDER BY "waits_since", "uid" LIMIT (SELECT "seats" FROM rest)
    )
    UPDATE "waiting_entry" entry SET "offered_at" = ${at}, "offered_group_uid" = ${groupUid}::uuid,
      "held_until" = ${seatHeldUntil(at, openingHours())} FROM next WHERE entry."uid" = next."uid"
    RETURNING entry."customer_uid" AS "customerUid", entry."variant_uid" AS "variantUid"`;
  await announceAll(
    tx,
    'seat.offered',
    offered.map((row) => ({ ...row, groupUid })),
  );
}

/** Who waits for a seat of the group with or without a television, the longest wait first. */
const waiting = (groupUid: string, kind: Prisma.Sql, at: Date): Prisma.Sql => Prisma.sql`
      SELECT w."uid", w."waits_since" FROM "account_group" g CROSS JOIN ${mayBeOffered(at)}
        AND g."uid" = ${groupUid}::uuid AND ${kind}
      ORDER BY w."waits_since", w."uid"`;

/** Who waits (`w`) for a plan (`p`) that can be ordered at `at`, and may have a seat of a group `g`. */
const mayBeOffered = (at: Date): Prisma.Sql => Prisma.sql`${soldPlan(at)}
      JOIN "waiting_entry" w ON w."variant_uid" = v."uid" AND w."offered_at" IS NULL
      JOIN ${WELCOME}
      WHERE v."family_uid" = g."family_uid"
        AND NOT EXISTS (
          SELECT 1 FROM "account" seated WHERE seated."group_uid" = g."uid"
            AND seated."customer_uid" = w."customer_uid" AND seated."status" = ANY (${LIVE_ACCOUNT_CODES})
        )`;

/** A duration (`v`) of a plan (`p`) that can be ordered at `at`. */
const soldPlan = (at: Date): Prisma.Sql => Prisma.sql`"variant" v
      JOIN "package" p ON p."uid" = v."package_uid" AND p."active" AND v."active"
        AND EXISTS (SELECT FROM "price" WHERE "price"."variant_uid" = v."uid" AND "price"."valid_from" <= ${at})
      JOIN "provider" b ON b."uid" = p."provider_uid" AND NOT b."hidden" AND b."slug" <> ALL (${[...ALWAYS_HIDDEN]})`;
const WELCOME = Prisma.sql`"customer" c ON c."uid" = w."customer_uid" AND c."blocked_at" IS NULL AND c."erased_at" IS NULL`;

/** Whether what is held for someone on a waiting list (`w`) can still be taken by them. */
export const mayTakeHeld = (at: Date): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT FROM ${soldPlan(at)} JOIN ${WELCOME} WHERE v."uid" = w."variant_uid")`;

/**
 * Groups that were full once and have a seat that is free, held for nobody, and wanted by someone to whom no seat of it was
 * offered before.
 */
export function findWantedSeats(tx: Tx, at: Date, limit: number): Promise<{ groupUid: string }[]> {
  return tx.$queryRaw`
    SELECT g."uid" AS "groupUid" FROM "account_group" g
    WHERE g."open_to_regular" AND g."fill_epoch" > 0
      AND cardinality(g."free_regular_seats") > held_seats(g."uid", NULL, ${at})
      AND EXISTS (
        SELECT FROM ${mayBeOffered(at)} AND w."offered_group_uid" IS DISTINCT FROM g."uid"
          AND (NOT p."needs_tv" OR g."tv_slots" IS NULL
            OR g."tv_slots" - g."tv_taken" > held_tv_slots(g."uid", NULL, ${at})))
    ORDER BY g."created_at", g."uid" LIMIT ${limit}`;
}
