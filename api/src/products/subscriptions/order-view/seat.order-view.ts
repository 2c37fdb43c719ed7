import * as z from 'zod/mini';
import { type AdminOrder, eligibilityAnswer } from '#contracts/sales/orders.admin.http';
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
import type { Prisma } from '#runtime/generated/prisma/client';
import { filterOneOf, filterUid } from '../../../platform/http/admin-lists/admin-list.js';
import type { AdminOrderPart, OrderDetailPart, OrderView } from '../../../sales/orders/order-view.js';
import { seatOf } from '../accounts/lock-seat.js';
import { memberColumns, memberView } from '../member-view.js';
import { seatAdminTimeline, seatTimeline } from './seat-timeline.js';

const adminColumns = {
  uid: true,
  orderUid: true,
  groupUid: true,
  role: true,
  preOrder: true,
  status: true,
  seatNumber: true,
  group: { select: { number: true, family: { select: { name: true } } } },
  order: { select: { status: true } },
} as const;
const detailColumns = {
  uid: true,
  status: true,
  seatNumber: true,
  role: true,
  preOrder: true,
  group: { include: { family: true, accounts: { orderBy: { seatNumber: 'asc' }, select: memberColumns } } },
} as const;

const OF_KIND: Record<OrderKind, Prisma.OrderWhereInput> = {
  host: { account: { role: 'host' } },
  'pre-order': { account: { preOrder: true } },
  // Also what is not for a seat.
  ready: { OR: [{ account: null }, { account: { role: 'regular', preOrder: false } }] },
};

/** What a seat in a group adds to the answers about its order. */
export const seatOrderView: OrderView = {
  filters: {
    groupUid(filter) {
      const groupUid = filterUid(filter, 'groupUid');
      return groupUid ? { account: { groupUid } } : {};
    },
    kind(filter) {
      const kind = filterOneOf(filter, 'kind', ORDER_KINDS);
      return kind ? OF_KIND[kind] : {};
    },
  },
  // By name: host, pre-order, ready.
  sorts: {
    kind: (direction) => [
      { account: { role: direction } },
      { account: { preOrder: direction === 'asc' ? 'desc' : 'asc' } },
    ],
  },

  async summaries(database, orderUids) {
    const seats = await database.account.findMany({
      where: { orderUid: { in: orderUids } },
      select: { orderUid: true, status: true, role: true, preOrder: true },
    });
    return new Map(seats.map((seat) => [seat.orderUid, { accountStatus: seat.status, kind: seatKindOf(seat) }]));
  },

  async detail(database, orderUid) {
    const seat = await database.account.findUnique({ where: { orderUid }, select: detailColumns });
    return seat && detailPart(seat);
  },

  timeline: seatTimeline,

  async adminSummaries(database, orderUids) {
    const seats = await database.account.findMany({ where: { orderUid: { in: orderUids } }, select: adminColumns });
    return new Map(seats.map((seat) => [seat.orderUid, adminPart(seat)]));
  },

  async adminDetail(database, orderUid): Promise<Pick<AdminOrder, 'eligibility'>> {
    const row = await database.orderEligibility.findUnique({ where: { orderUid } });
    return {
      eligibility: row && {
        accountEmail: row.accountEmail,
        confirmedAt: row.confirmedAt.toISOString(),
        answers: z.array(eligibilityAnswer).parse(row.answers),
      },
    };
  },

  adminTimeline: seatAdminTimeline,
};

function detailPart(seat: Prisma.AccountGetPayload<{ select: typeof detailColumns }>): OrderDetailPart {
  const { group } = seat;
  const status = accountStatusOf(seat.status);
  return {
    kind: seatKindOf(seat),
    impossible: accountMoves.actionsOn(status, 'customer').includes('cancel') ? [] : ['cancel'],
    account: {
      uid: seat.uid,
      status: seat.status,
      statusLabel: ACCOUNT_STATUS_LABEL[status],
      seatNumber: seat.seatNumber,
      role: seatRoleOf(seat),
    },
    group: {
      uid: group.uid,
      name: groupNameOf(group),
      size: group.size,
      taken: takenSeatsOf(group),
      members: group.accounts
        .filter((member) => holdsSeat(accountStatusOf(member.status)))
        .map((member) => memberView(member, seat.uid)),
    },
  };
}

const adminPart = (seat: Prisma.AccountGetPayload<{ select: typeof adminColumns }>): AdminOrderPart => ({
  kind: seatKindOf(seat),
  impossible: seatActions(seatOf(seat, seat.order)).includes('cancel') ? [] : ['cancel'],
  accountUid: seat.uid,
  accountStatus: seat.status,
  accountStatusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(seat.status)],
  groupUid: seat.groupUid,
  groupName: groupNameOf(seat.group),
  seatNumber: seat.seatNumber,
});
