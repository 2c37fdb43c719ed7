import { LIVE_ACCOUNT_CODES, accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import type { HostBuys } from '#domain/catalogue/host-buys';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { memberMoves, memberWaits } from '#domain/products/subscriptions/groups/activate-members';
import { askForPurchases, isRunning } from '#runtime/products/subscriptions/shop-purchases.store';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announceAll } from '#runtime/platform/outbox/announce';
import { type AccountMove, moveAccounts } from '#runtime/products/subscriptions/accounts.store';
import { STARTING_SEAT, type StartingSeat, firstPeriods } from '#runtime/products/subscriptions/periods/first-periods';
import { sharesSeries } from '#runtime/products/subscriptions/series.store';
import { type LockedOrder, lockOrders, moveOrders } from '#runtime/sales/orders.store';

/** A group whose members are to be looked at, and the event that caused it. */
export interface Occasion {
  groupUid: string;
  eventUid: string;
}

/**
 * Makes confirmed members of groups active at `at`, with their first period, or lets them wait for what the plan still lacks. docs/rules/groups.md
 * Groups are locked before orders, both in the sequence of their uids.
 * @returns the orders that are completed with it.
 */
export async function activateMembers(tx: Tx, occasions: Occasion[], at: Date): Promise<LockedOrder[]> {
  const eventOf = new Map(occasions.map(({ groupUid, eventUid }) => [groupUid, eventUid]));
  const groups = await lockFamilies(tx, [...eventOf.keys()], at);
  const members = await readMembers(tx, [...eventOf.keys()]);
  const moves: AccountMove[] = [];
  const waits: { accountUid: string; why: string }[] = [];
  for (const { uid: groupUid, ...family } of groups) {
    const accounts = members.filter((member) => member.groupUid === groupUid);
    const seats = accounts.map(({ uid, role, status, needsTv, preOrder, confirmedAt }) => ({
      accountUid: uid,
      role: seatRoleOf({ role }),
      status: accountStatusOf(status),
      needsTv,
      preOrder,
      confirmedAt,
    }));
    waits.push(...memberWaits(family, seats));
    for (const { accountUid, action, why } of memberMoves(family, seats))
      moves.push({
        account: accounts.find(({ uid }) => uid === accountUid)!,
        action,
        cause: { actor: 'system', by: 'system', why, eventUid: eventOf.get(groupUid)! },
        pendingReason: action === 'hold' ? why : null,
      });
  }
  const activated = moves.filter(({ action }) => action === 'activate');
  const isActivated = new Set(activated.map(({ account }) => account.uid));
  const starting = members.filter(({ uid }) => isActivated.has(uid));
  await moveAccounts(tx, moves, firstPeriods(starting, at));
  await rewriteReasons(tx, waits, members);
  await askForPurchases(tx, at, unbought(groups, moves));
  await announceAll(tx, 'group.paid', paidGroups(groups, members, moves));
  return completeOrders(tx, activated);
}

/** Page, console and mails read the reason from the row: it is what the seat waits for now. */
async function rewriteReasons(tx: Tx, waits: { accountUid: string; why: string }[], members: Member[]): Promise<void> {
  const before = new Map(members.map(({ uid, pendingReason }) => [uid, pendingReason]));
  const changed = waits.filter(({ accountUid, why }) => before.get(accountUid) !== why);
  if (changed.length === 0) return;
  await tx.$executeRaw`
    UPDATE "account" a SET "pending_reason" = w."why", "version" = a."version" + 1
    FROM json_to_recordset(${JSON.stringify(changed)}::json) AS w ("accountUid" uuid, "why" text)
    WHERE a."uid" = w."accountUid"`;
}

/** Groups whose members begin to wait for a purchase of the shop. */
function unbought(groups: LockedFamily[], moves: AccountMove[]): string[] {
  const held = new Set(moves.filter(({ action }) => action === 'hold').map(({ account }) => account.groupUid));
  return groups
    .filter(({ uid, hostSeats, bought }) => hostSeats === 0 && !bought && held.has(uid))
    .map(({ uid }) => uid);
}

/** Groups with a host whose last regular seat was paid with these moves. */
function paidGroups(groups: LockedFamily[], members: Member[], moves: AccountMove[]): { groupUid: string }[] {
  const moved = new Set(moves.map(({ account }) => account.groupUid));
  return groups
    .filter(({ uid, hostSeats, regularSeats }) => {
      const paid = members.filter(
        ({ groupUid, role, confirmedAt }) => groupUid === uid && role === 'regular' && confirmedAt,
      );
      return hostSeats > 0 && moved.has(uid) && paid.length === regularSeats;
    })
    .map(({ uid }) => ({ groupUid: uid }));
}

interface Member extends StartingSeat {
  groupUid: string;
  role: string;
  status: number;
  needsTv: boolean;
  preOrder: boolean;
  confirmedAt: Date | null;
  pendingReason: string | null;
}

const readMembers = (tx: Tx, groupUids: string[]) => tx.$queryRaw<Member[]>`
  SELECT a."group_uid" AS "groupUid", a."role", a."status", a."needs_tv" AS "needsTv", a."pre_order" AS "preOrder",
    a."confirmed_at" AS "confirmedAt", a."pending_reason" AS "pendingReason",
    ${STARTING_SEAT.columns}
  FROM "account" a ${STARTING_SEAT.tables}
  WHERE a."group_uid" = ANY (${groupUids}::uuid[]) AND a."status" = ANY (${LIVE_ACCOUNT_CODES})
  ORDER BY a."seat_number"`;

interface LockedFamily {
  uid: string;
  tvSlots: number | null;
  hostSeats: number;
  regularSeats: number;
  startsWhenConfirmed: number;
  hostBuys: HostBuys;
  bought: boolean;
  isSeries: boolean;
}

const lockFamilies = (tx: Tx, groupUids: string[], at: Date) => tx.$queryRaw<LockedFamily[]>`
  SELECT g."uid", g."tv_slots" AS "tvSlots", f."host_seats" AS "hostSeats",
    f."regular_seats" AS "regularSeats", f."starts_when_confirmed" AS "startsWhenConfirmed", f."host_buys" AS "hostBuys",
    EXISTS (SELECT FROM "shop_purchase" p WHERE p."group_uid" = g."uid" AND ${isRunning(at)}) AS "bought",
    ${sharesSeries(Prisma.sql`f."uid"`)} AS "isSeries"
  FROM "account_group" g JOIN "plan_family" f ON f."uid" = g."family_uid"
  WHERE g."uid" = ANY (${groupUids}::uuid[]) ORDER BY g."uid" FOR NO KEY UPDATE OF g`;

async function completeOrders(tx: Tx, activated: AccountMove[]): Promise<LockedOrder[]> {
  if (activated.length === 0) return [];
  const orders = await lockOrders(
    tx,
    activated.map(({ account }) => account.orderUid),
  );
  const causeOf = new Map(activated.map(({ account, cause }) => [account.orderUid, cause]));
  const processing = orders.filter(({ status }) => status === ORDER_STATUS.processing);
  await moveOrders(
    tx,
    processing.map((order) => ({ order, action: 'complete', cause: causeOf.get(order.uid)! })),
  );
  return processing;
}
