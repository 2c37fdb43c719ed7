import { Injectable } from '@nestjs/common';
import { type AdminGroup, adminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import {
  ACCOUNT_STATUS_LABEL,
  LIVE_ACCOUNT_CODES,
  accountStatusOf,
} from '#domain/products/subscriptions/accounts/account-status';
import { groupActions } from '#domain/products/subscriptions/groups/group-change';
import { hasAccess } from '#domain/products/subscriptions/accounts/seat-state';
import { type SeatRole, groupNameOf } from '#domain/catalogue/plan-family';
import { sharesSeries } from '#runtime/products/subscriptions/series.store';
import { buyByOf } from '#runtime/products/subscriptions/shop-purchases.store';
import type { Prisma } from '#runtime/generated/prisma/client';
import { foundByOrder } from '../../../sales/orders/found-by-order.js';
import { type Through, ownWay } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import {
  allOf,
  byFlag,
  byText,
  byUid,
  contains,
  endPattern,
  is,
  startPattern,
  sql,
} from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../../platform/http/admin-lists/record-list.js';
import { useColumns, useOf } from '../seat-use.js';
import { readGroupStory } from './group-story.js';

type AdminSeat = AdminGroup['seatMap'][number];

interface SeatedRow {
  uid: string;
  orderUid: string;
  orderNumber: string;
  customerName: string;
  role: SeatRole;
  seatNumber: number;
  status: number;
  needsTv: boolean;
}
interface Row {
  uid: string;
  number: number;
  size: number;
  freeHostSeats: number[];
  freeRegularSeats: number[];
  tvSlots: number | null;
  fillEpoch: number;
  filledAt: Date | null;
  createdAt: Date;
  closedAt: Date | null;
  familyUid: string;
  familyName: string;
  providerName: string;
  isSeries: boolean;
  isInvited: boolean;
  accounts: SeatedRow[];
}

const NUMBER = sql`(t.number::text)`;
const MISSING = sql`cardinality(t.free_host_seats || t.free_regular_seats)`;

/** Seats are free, and people sit in it: an empty group keeps no one waiting. */
const IS_SHORT = sql`((t.open_to_host OR t.open_to_regular) AND ${MISSING} < t.size)`;
/** Members sit in it, and the host is missing. */
const LACKS_HOST = sql`(t.open_to_host AND EXISTS (SELECT FROM account a
  WHERE a.group_uid = t.uid AND a.role = 'regular' AND a.status = ANY (${LIVE_ACCOUNT_CODES}::int[])))`;
/** Since its last host has gone; without one before, since it is there. */
const WITHOUT_HOST_SINCE = sql`coalesce((SELECT max(h.at) FROM account a JOIN account_history h ON h.account_uid = a.uid
  WHERE a.group_uid = t.uid AND a.role = 'host' AND h.to_status <> ALL (${LIVE_ACCOUNT_CODES}::int[])), t.created_at)`;
const familiesWhere = (condition: Prisma.Sql) =>
  sql`t.family_uid IN (SELECT f.uid FROM plan_family f WHERE ${condition})`;

/** Groups whose name, "Netflix Premium #12", contains `q`. It is no column: family and number are searched apart. */
function named(q: string): Prisma.Sql[] {
  const [family = '', number] = q.split('#', 2);
  if (number === undefined) return [familiesWhere(contains(q, sql`f.name`)), contains(q, NUMBER)];
  return [
    allOf([familiesWhere(sql`f.name || ' ' ILIKE ${endPattern(family)}`), sql`${NUMBER} LIKE ${startPattern(number)}`]),
  ];
}

/** Groups in which the customer of the order has a seat now. */
const OF_MEMBERS: Through = {
  rows: sql`JOIN account a ON a.order_uid = o.uid AND a.status = ANY (${LIVE_ACCOUNT_CODES}::int[]) JOIN account_group t ON t.uid = a.group_uid`,
  of: sql`account a JOIN "order" o ON o.uid = a.order_uid WHERE a.group_uid = t.uid AND a.status = ANY (${LIVE_ACCOUNT_CODES}::int[])`,
};

/** Groups with their seat maps. */
@Injectable()
export class GroupsList extends RecordList<AdminGroup> {
  protected readonly from = sql`account_group t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    filledAt: sortByNullable(sql`t.filled_at`),
    waitsSince: sortBy(WITHOUT_HOST_SINCE),
    missing: sortBy(MISSING),
    occupied: sortBy(sql`t.size - ${MISSING}`),
    seats: sortBy(sql`t.size`),
    name: sortBy(sql`(SELECT f.name FROM plan_family f WHERE f.uid = t.family_uid)`),
  };
  protected override readonly tieBreaker = sql`t.number`;
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, OF_MEMBERS, ...named(q).map((where) => ownWay(sql`account_group`, where)))),
    providerName: byText((name) =>
      familiesWhere(sql`f.provider_uid IN (SELECT p.uid FROM provider p WHERE ${contains(name, sql`p.name`)})`),
    ),
    familyUid: byUid(is(sql`t.family_uid`)),
    /** Where members of the named group can go. */
    otherThan: byUid((uid) => sql`t.uid <> ${uid}::uuid`),
    // Generated columns: an index on the free seats themselves would be written with every seat that is taken.
    short: byFlag((short) => (short ? IS_SHORT : sql`NOT (${IS_SHORT})`)),
    withoutHost: byFlag((lacks) => (lacks ? LACKS_HOST : sql`NOT ${LACKS_HOST}`)),
  };

  protected async read(uids: string[]): Promise<AdminGroup[]> {
    const groups = await this.database.statement<Row>(sql`
      SELECT t.uid, t.number, t.size, t.free_host_seats AS "freeHostSeats", t.free_regular_seats AS "freeRegularSeats",
        t.tv_slots AS "tvSlots", t.fill_epoch AS "fillEpoch", t.filled_at AS "filledAt", t.created_at AS "createdAt",
        t.closed_at AS "closedAt", t.family_uid AS "familyUid", f.name AS "familyName", p.name AS "providerName",
        ${sharesSeries(sql`f.uid`)} AS "isSeries", f.invites AS "isInvited", ${SEATED_ACCOUNTS} AS accounts
      FROM account_group t JOIN plan_family f ON f.uid = t.family_uid JOIN provider p ON p.uid = f.provider_uid
      WHERE t.uid = ANY (${uids}::uuid[])`);
    const [seats, buyBy] = await Promise.all([
      this.database.account.findMany({
        where: { uid: { in: groups.flatMap(({ accounts }) => accounts.map(({ uid }) => uid)) } },
        select: { uid: true, ...useColumns },
      }),
      buyByOf(this.database, uids),
    ]);
    const usable = new Set(seats.filter((seat) => hasAccess(useOf(seat))).map(({ uid }) => uid));
    return groups.map((group) => view(group, usable, buyBy.get(group.uid)));
  }

  /** With its money and what happened. */
  override async one(uid: string): Promise<AdminGroup> {
    return { ...(await super.one(uid)), story: await readGroupStory(this.database, uid) };
  }
}

const SEATED_ACCOUNTS = sql`(
  SELECT coalesce(json_agg(json_build_object('uid', a.uid, 'orderUid', a.order_uid, 'orderNumber', o.number,
    'customerName', o.name, 'role', a.role, 'seatNumber', a.seat_number, 'status', a.status, 'needsTv', a.needs_tv)
    ORDER BY a.seat_number), '[]'::json)
  FROM account a JOIN "order" o ON o.uid = a.order_uid
  WHERE a.group_uid = t.uid AND a.status = ANY (${LIVE_ACCOUNT_CODES}::int[]))`;

/** `usable`: the accounts that have access. `buyBy`: until when the shop buys for it. */
function view(group: Row, usable: ReadonlySet<string>, buyBy: Date | undefined): AdminGroup {
  const missing = group.freeHostSeats.length + group.freeRegularSeats.length;
  return {
    id: group.uid,
    name: groupNameOf({ number: group.number, family: { name: group.familyName } }),
    providerName: group.providerName,
    familyName: group.familyName,
    familyUid: group.familyUid,
    seats: group.size,
    occupied: group.accounts.length,
    missing,
    tvSlots: group.tvSlots,
    fillEpoch: group.fillEpoch,
    filledAt: group.filledAt?.toISOString() ?? null,
    createdAt: group.createdAt.toISOString(),
    closedAt: group.closedAt?.toISOString() ?? null,
    isSeries: group.isSeries,
    isInvited: group.isInvited,
    buyBy: buyBy?.toISOString() ?? null,
    seatMap: seatMap(group, usable),
    accounts: group.accounts.map(({ uid: id, status, seatNumber, role, orderUid }) => ({
      id,
      status,
      seatNumber,
      isHost: role === 'host',
      orderUid,
    })),
    allowedActions: groupActions({
      isClosed: group.closedAt !== null,
      isSeries: group.isSeries,
      seats: group.accounts.map(({ role, status }) => ({ role, status: accountStatusOf(status) })),
    }),
  };
}

/** Every seat number, taken, free, or spent. */
function seatMap(
  { size, accounts, freeHostSeats, freeRegularSeats, closedAt }: Row,
  usable: ReadonlySet<string>,
): AdminSeat[] {
  return Array.from({ length: size }, (_, index) => {
    const account = accounts.find(({ seatNumber }) => seatNumber === index + 1);
    const role = account?.role ?? (freeHostSeats.includes(index + 1) ? 'host' : 'regular');
    return {
      seatNumber: index + 1,
      isSpent: !account && !closedAt && ![...freeHostSeats, ...freeRegularSeats].includes(index + 1),
      role,
      account: account ? { ...seatedAccount(account), hasAccess: usable.has(account.uid) } : null,
    };
  });
}

const seatedAccount = ({
  role: _,
  seatNumber: __,
  ...account
}: SeatedRow): Omit<NonNullable<AdminSeat['account']>, 'hasAccess'> => ({
  ...account,
  statusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(account.status)],
});

export const GroupsListController = listController({
  resource: 'account-groups',
  tag: 'admin account groups',
  schema: adminGroup,
  source: GroupsList,
});
