import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import * as z from 'zod/mini';
import { type AdminOrder, eligibilityAnswer } from '#contracts/http/admin/orders.http';
import { ACCOUNT_STATUS_LABEL, accountStatusOf } from '#domain/accounts/account-status';
import { seatActions } from '#domain/accounts/seat-actions';
import { groupNameOf, seatRoleOf } from '#domain/groups/group';
import { sen, toRupiah } from '#domain/money/sen';
import { ORDER_KINDS, ORDER_STATUS_LABEL, type OrderKind, orderStatusOf } from '#domain/orders/order-status';
import { Database } from '#runtime/db/database';
import type { OrderEligibility, Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterNumber, filterOneOf, filterText, filterUid } from '../http/admin-list.js';
import { containing, onlyFilters, pageOf, phoneContaining } from '../http/admin-where.js';
import { orderRef, orderRefColumns } from '../http/order-ref.js';
import { Refusal } from '../http/refusal.js';
import { adminTimelineOf, withTimeline } from './order-admin-timeline.js';

export class FindAdminOrdersQuery extends Query<{ rows: AdminOrder[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}
export class FindAdminOrderQuery extends Query<AdminOrder> {
  constructor(readonly orderUid: string) {
    super();
  }
}

export const ORDER_SORTS = [
  'createdAt',
  'dueAt',
  'grandTotal',
  'status',
  'orderNumber',
  'customerName',
  'kind',
] as const;
const FILTERS = ['q', 'status', 'kind', 'customerUid', 'orderUid', 'groupUid'];
/** What has an endpoint at the order itself; the others are the seat's (`accounts`). */
const ORDER_ACTIONS: readonly string[] = ['cancel'];

const columns = {
  ...orderRefColumns,
  email: true,
  kind: true,
  status: true,
  grandTotalSen: true,
  createdAt: true,
  dueAt: true,
  account: {
    select: {
      uid: true,
      groupUid: true,
      role: true,
      status: true,
      seatNumber: true,
      group: { select: { number: true, family: { select: { name: true } } } },
    },
  },
} as const;
type Row = Prisma.OrderGetPayload<{ select: typeof columns }>;

@QueryHandler(FindAdminOrdersQuery)
export class FindAdminOrdersHandler implements IQueryHandler<FindAdminOrdersQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminOrdersQuery): Promise<{ rows: AdminOrder[]; total: number }> {
    const where = conditionsOf(list);
    const [orders, total] = await Promise.all([
      this.database.order.findMany({ where, orderBy: orderOf(list), ...pageOf(list), select: columns }),
      this.database.order.count({ where }),
    ]);
    return { rows: orders.map(adminOrder), total };
  }
}

@QueryHandler(FindAdminOrderQuery)
export class FindAdminOrderHandler implements IQueryHandler<FindAdminOrderQuery> {
  constructor(private readonly database: Database) {}

  async execute({ orderUid }: FindAdminOrderQuery): Promise<AdminOrder> {
    const [order, told, eligibility] = await Promise.all([
      this.database.order.findUnique({ where: { uid: orderUid }, select: columns }),
      this.database.order.findUnique({ where: { uid: orderUid }, select: withTimeline }),
      this.database.orderEligibility.findUnique({ where: { orderUid } }),
    ]);
    if (!order || !told) throw new Refusal('NOT_FOUND', 404);
    return { ...adminOrder(order), eligibility: eligibilityView(eligibility), timeline: adminTimelineOf(told) };
  }
}

const eligibilityView = (row: OrderEligibility | null): AdminOrder['eligibility'] =>
  row && {
    accountEmail: row.accountEmail,
    confirmedAt: row.confirmedAt.toISOString(),
    answers: z.array(eligibilityAnswer).parse(row.answers),
  };

function adminOrder(order: Row): AdminOrder {
  // Order and seat are written by one statement; an order without a seat cannot exist.
  const account = order.account!;
  const status = orderStatusOf(order.status);
  const accountStatus = accountStatusOf(account.status);
  const role = seatRoleOf(account);
  return {
    id: order.uid,
    ...orderRef(order),
    email: order.email,
    kind: order.kind as OrderKind,
    status: order.status,
    statusLabel: ORDER_STATUS_LABEL[status],
    grandTotal: toRupiah(sen(order.grandTotalSen)),
    accountUid: account.uid,
    accountStatus: account.status,
    accountStatusLabel: ACCOUNT_STATUS_LABEL[accountStatus],
    groupUid: account.groupUid,
    groupName: groupNameOf(account.group),
    seatNumber: account.seatNumber,
    createdAt: order.createdAt.toISOString(),
    dueAt: order.dueAt?.toISOString() ?? null,
    allowedActions: seatActions({ role, status: accountStatus, orderStatus: status }).filter((action) =>
      ORDER_ACTIONS.includes(action),
    ),
  };
}

function conditionsOf(list: AdminList): Prisma.OrderWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const groupUid = filterUid(filter, 'groupUid');
  const orderUid = filterUid(filter, 'orderUid');
  return {
    AND: [{ uid: ids ? { in: ids } : undefined }, { uid: orderUid }],
    status: filterNumber(filter, 'status'),
    kind: filterOneOf(filter, 'kind', ORDER_KINDS),
    customerUid: filterUid(filter, 'customerUid'),
    account: groupUid ? { groupUid } : { isNot: null },
    ...(q && {
      OR: [
        { number: containing(q) },
        { name: containing(q) },
        { email: containing(q) },
        ...phoneContaining(q).map((phoneNumber) => ({ phoneNumber })),
      ],
    }),
  };
}

function orderOf({ sort: { field, direction } }: AdminList): Prisma.OrderOrderByWithRelationInput[] {
  return [SORT_COLUMN[field as (typeof ORDER_SORTS)[number]](direction), { uid: 'asc' }];
}

const SORT_COLUMN: Record<
  (typeof ORDER_SORTS)[number],
  (direction: 'asc' | 'desc') => Prisma.OrderOrderByWithRelationInput
> = {
  createdAt: (createdAt) => ({ createdAt }),
  dueAt: (sort) => ({ dueAt: { sort, nulls: 'last' } }),
  grandTotal: (grandTotalSen) => ({ grandTotalSen }),
  status: (status) => ({ status }),
  orderNumber: (number) => ({ number }),
  customerName: (name) => ({ name }),
  kind: (kind) => ({ kind }),
};
