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
      ${waiting(groupUid, Prisma.sql`p."needs_tv"`)}
      -- least() passes over a NULL: a group that does not count its slots.
      LIMIT (SELECT least("seats", "tvSlots") FROM rest) FOR UPDATE OF w SKIP LOCKED
    ), other AS MATERIALIZED (
      ${waiting(groupUid, Prisma.sql`NOT p."needs_tv"`)}
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
const waiting = (groupUid: string, kind: Prisma.Sql): Prisma.Sql => Prisma.sql`
      SELECT w."uid", w."waits_since" FROM "waiting_entry" w
      JOIN "customer" c ON c."uid" = w."customer_uid"
      JOIN "variant" v ON v."uid" = w."variant_uid" AND v."active"
      JOIN "package" p ON p."uid" = v."package_uid" AND p."active"
      JOIN "account_group" g ON g."family_uid" = v."family_uid"
      WHERE g."uid" = ${groupUid}::uuid AND ${kind}
        AND w."offered_at" IS NULL AND c."blocked_at" IS NULL AND c."erased_at" IS NULL
        AND NOT EXISTS (
          SELECT 1 FROM "account" seated WHERE seated."group_uid" = g."uid"
            AND seated."customer_uid" = w."customer_uid" AND seated."status" = ANY (${LIVE_ACCOUNT_CODES})
        )
      ORDER BY w."waits_since", w."uid"`;
