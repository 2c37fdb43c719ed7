import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { BUY_WITHIN_HOURS } from '#domain/products/subscriptions/hosts/host-task';
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

/** A member `m` of a group `g` who has paid and holds the seat. */
const HAS_PAID = Prisma.sql`m."group_uid" = g."uid" AND m."status" = ANY (${LIVE_ACCOUNT_CODES}) AND m."confirmed_at" IS NOT NULL`;

/** When a group `g` is asked for: no earlier than the payments that are seen, which another process may have written since `now`. */
const askedAt = (now: Date): Prisma.Sql =>
  Prisma.sql`greatest(${now}::timestamptz, (SELECT max(m."confirmed_at") FROM "account" m WHERE ${HAS_PAID}))`;

/**
 * Whether a member who has paid is there for a purchase `p` of a group `g`. A pre-order that came after it was asked for waits for the
 * others of its group first: then it is asked for anew. docs/rules/hosts.md#shop-purchases
 */
const IS_FOR_MEMBER = Prisma.sql`EXISTS (SELECT FROM "account" m WHERE ${HAS_PAID}
  AND (NOT m."pre_order" OR m."status" <> ${ACCOUNT_STATUS.pending} OR m."confirmed_at" <= p."asked_at"))`;

/** Whether a purchase `t` is still to be bought: it is not bought, its group is open, and a member who has paid is there. */
export const IS_NEEDED = Prisma.sql`(t."bought_at" IS NULL AND EXISTS (
  SELECT FROM "shop_purchase" p JOIN "account_group" g ON g."uid" = p."group_uid"
  WHERE p."uid" = t."uid" AND g."closed_at" IS NULL AND ${IS_FOR_MEMBER}))`;

/** Which of these purchases are still to be bought. */
export async function neededPurchases(db: Pick<Tx, '$queryRaw'>, uids: string[]): Promise<Set<string>> {
  const needed = await db.$queryRaw<{ uid: string }[]>`
    SELECT t."uid" FROM "shop_purchase" t WHERE t."uid" = ANY (${uids}::uuid[]) AND ${IS_NEEDED}`;
  return new Set(needed.map(({ uid }) => uid));
}

/** Until when the shop buys what it still has to buy for these groups, by group. */
export async function buyByOf(db: Pick<Tx, '$queryRaw'>, groupUids: string[]): Promise<Map<string, Date>> {
  const rows = await db.$queryRaw<{ groupUid: string; dueAt: Date }[]>`
    SELECT t."group_uid" AS "groupUid", t."due_at" AS "dueAt"
    FROM "shop_purchase" t WHERE t."group_uid" = ANY (${groupUids}::uuid[]) AND ${IS_NEEDED}`;
  return new Map(rows.map(({ groupUid, dueAt }) => [groupUid, dueAt]));
}

/**
 * Puts what groups without a host lack on the list of what the shop has to buy: the first cycle as soon as a member has paid, of
 * pre-orders when every seat is paid; the next number when such a member comes after the last cycle has ended. Of all groups, or
 * of `groupUids`. (group, number) is unique: asked for once, and once more where all whom it was asked for have left.
 * docs/rules/hosts.md#shop-purchases
 * @returns how many were asked for.
 */
export async function askForPurchases(db: Tx, now: Date, groupUids: string[] | null = null): Promise<number> {
  if (groupUids?.length === 0) return 0;
  const lacks = lacksPurchase(now, groupUids);
  const again = await db.$executeRaw`
    UPDATE "shop_purchase" p SET "asked_at" = ${askedAt(now)}, "due_at" = coalesce((
      SELECT min(m."confirmed_at") FROM "account" m WHERE ${HAS_PAID} AND NOT m."pre_order"), ${now}::timestamptz)
      + make_interval(hours => ${BUY_WITHIN_HOURS}::int)
    FROM "account_group" g JOIN "plan_family" f ON f."uid" = g."family_uid" AND f."host_seats" = 0
    WHERE p."group_uid" = g."uid" AND p."bought_at" IS NULL AND ${lacks}
      AND NOT EXISTS (SELECT FROM "account" m WHERE ${HAS_PAID} AND m."confirmed_at" <= p."asked_at")`;
  const first = await db.$executeRaw`
    INSERT INTO "shop_purchase" ("uid", "group_uid", "number", "asked_at", "due_at")
    SELECT gen_random_uuid(), g."uid",
      1 + coalesce((SELECT max(p."number") FROM "shop_purchase" p WHERE p."group_uid" = g."uid"), 0), ${askedAt(now)},
      ${dueAtOf(now)}
    FROM "account_group" g JOIN "plan_family" f ON f."uid" = g."family_uid" AND f."host_seats" = 0
    WHERE ${lacks} AND NOT EXISTS (
      SELECT FROM "shop_purchase" p WHERE p."group_uid" = g."uid" AND p."bought_at" IS NULL)
    LIMIT ${BATCH} ON CONFLICT DO NOTHING`;
  return again + first;
}

/** Whether a group `g` has no running purchase, and members who wait for one. */
function lacksPurchase(now: Date, groupUids: string[] | null): Prisma.Sql {
  const among = groupUids ? Prisma.sql`AND g."uid" = ANY (${groupUids}::uuid[])` : Prisma.empty;
  const { active, pending } = ACCOUNT_STATUS;
  return Prisma.sql`
    (g."closed_at" IS NULL ${among} AND EXISTS (SELECT FROM "account" m WHERE ${HAS_PAID}) AND (
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
            OR NOT EXISTS (SELECT FROM "shop_purchase" p WHERE p."group_uid" = g."uid" AND p."bought_at" IS NOT NULL)))
      AND NOT EXISTS (SELECT FROM "shop_purchase" p WHERE p."group_uid" = g."uid" AND ${isRunning(now)}))`;
}
