import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

const BATCH = 200;

/**
 * Puts the first cycle of groups without a host on the list of what the shop has to buy: as soon as a member has paid, of
 * pre-orders when every seat is paid. Of all groups, or of `groupUids`. (group, number) is unique: asked for once.
 * docs/rules/hosts.md#shop-purchases
 * @returns how many were asked for.
 */
export function askForFirstPurchases(db: Tx, now: Date, groupUids: string[] | null = null): Promise<number> {
  if (groupUids?.length === 0) return Promise.resolve(0);
  const among = groupUids ? Prisma.sql`AND g."uid" = ANY (${groupUids}::uuid[])` : Prisma.empty;
  return db.$executeRaw`
    INSERT INTO "shop_purchase" ("uid", "group_uid", "number", "asked_at", "due_at")
    SELECT gen_random_uuid(), g."uid", 1, ${now}, ${now} FROM "account_group" g
      JOIN "plan_family" f ON f."uid" = g."family_uid" AND f."host_seats" = 0
    WHERE g."closed_at" IS NULL ${among} AND (
        EXISTS (
          SELECT FROM "account" a JOIN "seat_renewal" r ON r."account_uid" = a."uid"
          WHERE a."group_uid" = g."uid" AND a."status" = ${ACCOUNT_STATUS.active})
        OR EXISTS (
          SELECT FROM "account" a WHERE a."group_uid" = g."uid" AND a."status" = ${ACCOUNT_STATUS.pending}
            AND a."confirmed_at" IS NOT NULL AND NOT a."pre_order")
        OR g."filled_at" IS NOT NULL AND NOT EXISTS (
          SELECT FROM "account" a
          WHERE a."group_uid" = g."uid" AND a."status" = ANY (${LIVE_ACCOUNT_CODES}) AND a."confirmed_at" IS NULL))
      AND NOT EXISTS (SELECT FROM "shop_purchase" p WHERE p."group_uid" = g."uid")
    LIMIT ${BATCH} ON CONFLICT DO NOTHING`;
}
