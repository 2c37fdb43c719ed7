import * as z from 'zod/mini';
import { type AdminOrder, eligibilityAnswer } from '#contracts/sales/orders.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { groupNameOf, seatRoleOf, takenSeatsOf } from '#domain/catalogue/plan-family';
import {
  ACCOUNT_STATUS_LABEL,
  accountMoves,
  accountStatusOf,
  holdsSeat,
} from '#domain/products/subscriptions/accounts/account-status';
import { seatKindOf } from '#domain/products/subscriptions/seat-kind';
import { ORDER_KINDS, type OrderKind } from '#domain/sales/orders/order-status';
import { seatActions } from '#domain/products/subscriptions/accounts/seat-actions';
import { hasAccess, isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import type { Prisma } from '#runtime/generated/prisma/client';
import { readHeldSeats } from '#runtime/products/subscriptions/groups.store';
import { byChoice, byUid, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { sortBy } from '../../../platform/http/admin-lists/record-list.js';
import type { AdminOrderPart, OrderDetailPart, OrderView } from '../../../sales/orders/order-view.js';
import { seatOf } from '../accounts/lock-seat.js';
import { memberColumns, memberView } from '../member-view.js';
import { readRenewalDue } from '../renewal-due.js';
import { readSeatEnds } from '../seat-ends.js';
import { groupUseColumns, useColumns, useOf } from '../seat-use.js';
import { groupWaitColumns, waitsNow } from '../waits-now.js';
import { isLiveSeat, ownerIsWaitedFor } from '../waited-seat.sql.js';
import { calledSeat } from './called-seat.js';
import { seatAdminTimeline, seatTimeline } from './seat-timeline.js';

const adminColumns = {
  uid: true,
  orderUid: true,
  groupUid: true,
  preOrder: true,
  status: true,
  seatNumber: true,
  ...useColumns,
  group: { select: { number: true, ...groupUseColumns, family: { select: { name: true, invites: true } } } },
  order: { select: { status: true } },
} as const;
const listColumns = {
  uid: true,
  orderUid: true,
  status: true,
  preOrder: true,
  pendingReason: true,
  hostShareSen: true,
  transferFeeSen: true,
  ...useColumns,
  group: { select: { size: true, freeRegularSeats: true, ...groupWaitColumns } },
} as const;
const detailColumns = {
  uid: true,
  status: true,
  seatNumber: true,
  variantUid: true,
  preOrder: true,
  pendingReason: true,
  hostShareSen: true,
  transferFeeSen: true,
  ...useColumns,
  group: {
    include: {
      credential: groupUseColumns.credential,
      family: true,
      accounts: { orderBy: { seatNumber: 'asc' }, select: memberColumns },
    },
  },
} as const;

const askedRule = z.object({ slug: z.string(), text: z.string() });
const OF_KIND: Record<OrderKind, Prisma.Sql> = {
  host: sql`t.uid IN (SELECT a.order_uid FROM account a WHERE a.role = 'host')`,
  'pre-order': sql`t.uid IN (SELECT a.order_uid FROM account a WHERE a.pre_order)`,
  // Also what is not for a seat.
  ready: sql`NOT EXISTS (SELECT FROM account a WHERE a.order_uid = t.uid AND (a.role = 'host' OR a.pre_order))`,
};

/** What a seat in a group adds to the answers about its order. */
export const seatOrderView: OrderView = {
  filters: {
    groupUid: byUid((groupUid) => sql`t.uid IN (SELECT a.order_uid FROM account a WHERE a.group_uid = ${groupUid})`),
    kind: byChoice(ORDER_KINDS)((kind) => OF_KIND[kind]),
  },
  // By name: host, pre-order, ready.
  sorts: {
    kind: sortBy(
      sql`(SELECT CASE WHEN a.role = 'host' THEN 1 WHEN a.pre_order THEN 2 ELSE 3 END
        FROM account a WHERE a.order_uid = t.uid)`,
    ),
  },

  waits: sql`EXISTS (SELECT FROM account a WHERE a.order_uid = t.uid AND ${ownerIsWaitedFor})`,
  over: sql`EXISTS (SELECT FROM account a WHERE a.order_uid = t.uid AND NOT ${isLiveSeat})`,

  called: calledSeat,

  async summaries(database, orderUids) {
    const seats = await database.account.findMany({
      where: { orderUid: { in: orderUids } },
      select: listColumns,
    });
    const [endOf, renewalDueOf] = await Promise.all([
      readSeatEnds(database, seats),
      readRenewalDue(
        database,
        seats.map(({ uid }) => uid),
      ),
    ]);
    return new Map(
      seats.map((seat) => [
        seat.orderUid,
        {
          accountStatus: seat.status,
          kind: seatKindOf(seat),
          isReady: hasAccess(useOf(seat)),
          ended: endOf(seat.uid),
          seat: {
            role: seatRoleOf(seat),
            why: waitsNow(seat),
            size: seat.group.size,
            taken: takenSeatsOf(seat.group),
            freeHostSeats: seat.group.freeHostSeats.length,
            renewalDue: renewalDueOf(seat.uid),
            ...bearsOf(seat),
          },
        },
      ]),
    );
  },

  async detail(database, orderUid, at) {
    const seat = await database.account.findUnique({ where: { orderUid }, select: detailColumns });
    if (!seat) return null;
    const heldSeats = await readHeldSeats(database, seat.group, at);
    return { ...detailPart(seat, heldSeats), ended: (await readSeatEnds(database, [seat]))(seat.uid) };
  },

  timeline: seatTimeline,

  async adminSummaries(database, orderUids) {
    const seats = await database.account.findMany({ where: { orderUid: { in: orderUids } }, select: adminColumns });
    return new Map(seats.map((seat) => [seat.orderUid, adminPart(seat)]));
  },

  async adminDetail(database, orderUid): Promise<Pick<AdminOrder, 'eligibility' | 'questions'>> {
    const [row, asked] = await Promise.all([
      database.orderEligibility.findUnique({ where: { orderUid } }),
      database.orderQuestion.findUnique({ where: { orderUid } }),
    ]);
    return {
      questions: asked && {
        rules: z
          .array(askedRule)
          .parse(asked.rules)
          .map(({ text }) => text),
        asksDuties: asked.asksDuties,
        askedAt: asked.askedAt.toISOString(),
      },
      eligibility: row && {
        accountEmail: row.accountEmail,
        confirmedAt: row.confirmedAt.toISOString(),
        answers: z.array(eligibilityAnswer).parse(row.answers),
      },
    };
  },

  adminTimeline: seatAdminTimeline,
};

/** What its host bears, by the terms of the order. docs/rules/hosts.md#cost-of-a-host */
const bearsOf = (seat: { role: string; hostShareSen: bigint; transferFeeSen: bigint }): { hostBears?: number } =>
  seatRoleOf(seat) === 'host' ? { hostBears: toRupiah(sen(seat.hostShareSen + seat.transferFeeSen)) } : {};

function detailPart(
  seat: Prisma.AccountGetPayload<{ select: typeof detailColumns }>,
  heldSeats: number,
): OrderDetailPart {
  const { group } = seat;
  const status = accountStatusOf(seat.status);
  return {
    kind: seatKindOf(seat),
    isReady: hasAccess(useOf(seat)),
    impossible: accountMoves.actionsOn(status, 'customer').includes('cancel') ? [] : ['cancel'],
    account: {
      uid: seat.uid,
      status: seat.status,
      statusLabel: ACCOUNT_STATUS_LABEL[status],
      seatNumber: seat.seatNumber,
      role: seatRoleOf(seat),
      variantUid: seat.variantUid,
      why: waitsNow(seat),
      ...bearsOf(seat),
    },
    group: {
      uid: group.uid,
      name: groupNameOf(group),
      size: group.size,
      taken: takenSeatsOf(group),
      freeHostSeats: group.freeHostSeats.length,
      heldSeats,
      members: group.accounts
        .filter((member) => holdsSeat(status) && holdsSeat(accountStatusOf(member.status)))
        .map((member) => memberView(member, seat.uid)),
    },
  };
}

const adminPart = (seat: Prisma.AccountGetPayload<{ select: typeof adminColumns }>): AdminOrderPart => ({
  kind: seatKindOf(seat),
  impossible: seatActions(seatOf(seat, seat.order)).includes('cancel') ? [] : ['cancel'],
  isPrepared: isPrepared({ status: seat.status, hasAccess: hasAccess(useOf(seat)) }),
  accountUid: seat.uid,
  accountStatus: seat.status,
  accountStatusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(seat.status)],
  groupUid: seat.groupUid,
  groupName: groupNameOf(seat.group),
  seatNumber: seat.seatNumber,
});
