import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { dueAtOf } from '#domain/products/subscriptions/shop-purchases/shop-purchase';
import { dayInWib } from '#domain/platform/wib';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

const BATCH = 200;

/** Whether a purchase `p` of the shop still runs: on the day of the renewal the provider asks for the next cycle; a series has none. */
export const isRunning = (now: Date): Prisma.Sql =>
  Prisma.sql`(p."bought_at" IS NOT NULL AND (p."renews_on" IS NULL OR p."renews_on" > ${dayInWib(now)}::date))`;

/** The same as a filter. */
export const runningPurchase = (now: Date) =>
  ({
    boughtAt: { not: null },
    OR: [{ renewsOn: null }, { renewsOn: { gt: new Date(dayInWib(now)) } }],
  }) satisfies Prisma.ShopPurchaseWhereInput;

/** Whether a member uses a group `g`: a seat is active, or in its grace. */
export const IS_USED: Prisma.Sql = Prisma.sql`EXISTS (
  SELECT FROM "account" used WHERE used."group_uid" = g."uid" AND used."role" = 'regular'
    AND (used."status" = ${ACCOUNT_STATUS.active}
      OR used."status" = ${ACCOUNT_STATUS.waitingForFollowUp} AND used."confirmed_at" IS NOT NULL))`;

/**
 * Puts what groups without a host lack on the list of what the shop has to buy: the first cycle as soon as a member has paid, of
 * pre-orders when every seat is paid; the next number when such a member comes after the last cycle has ended. Of all groups, or
 * of `groupUids`. (group, number) is unique: asked for once. docs/rules/hosts.md#shop-purchases
 * @returns how many were asked for.
 */
export function askForPurchases(db: Tx, now: Date, groupUids: string[] | null = null): Promise<number> {
  if (groupUids?.length === 0) return Promise.resolve(0);
  const among = groupUids ? Prisma.sql`AND g."uid" = ANY (${groupUids}::uuid[])` : Prisma.empty;
  const { active, pending } = ACCOUNT_STATUS;
  return db.$executeRaw`
    INSERT INTO "shop_purchase" ("uid", "group_uid", "number", "asked_at", "due_at")
    SELECT gen_random_uuid(), g."uid",
      1 + coalesce((SELECT max(p."number") FROM "shop_purchase" p WHERE p."group_uid" = g."uid"), 0), ${now},
      ${dueAtOf(now)}
    FROM "account_group" g JOIN "plan_family" f ON f."uid" = g."family_uid" AND f."host_seats" = 0
    WHERE g."closed_at" IS NULL ${among} AND (
        EXISTS (
          SELECT FROM "account" a JOIN "seat_renewal" r ON r."account_uid" = a."uid"
          WHERE a."group_uid" = g."uid" AND a."status" = ${active})
        -- A pre-order member who joins a group that runs waits for no others.
        OR EXISTS (
          SELECT FROM "account" a WHERE a."group_uid" = g."uid" AND a."status" = ${pending}
            AND a."confirmed_at" IS NOT NULL AND (NOT a."pre_order" OR ${IS_USED}))
        OR g."filled_at" IS NOT NULL AND NOT EXISTS (
          SELECT FROM "account" a
          WHERE a."group_uid" = g."uid" AND a."status" = ANY (${LIVE_ACCOUNT_CODES}) AND a."confirmed_at" IS NULL)
          -- Members who have all lapsed ask for no further cycle.
          AND (EXISTS (SELECT FROM "account" a WHERE a."group_uid" = g."uid" AND a."status" = ${pending})
            OR NOT EXISTS (SELECT FROM "shop_purchase" p WHERE p."group_uid" = g."uid")))
      AND NOT EXISTS (
        SELECT FROM "shop_purchase" p
        WHERE p."group_uid" = g."uid" AND (p."bought_at" IS NULL OR ${isRunning(now)}))
    LIMIT ${BATCH} ON CONFLICT DO NOTHING`;
}
