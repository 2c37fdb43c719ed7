import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import {
  ORDER_KINDS,
  ORDER_STATUS_LABEL,
  type OrderKind,
  orderActions,
  orderStatusOf,
} from '#domain/sales/orders/order-status';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import {
  type AdminList,
  filterNumber,
  filterOneOf,
  filterText,
  filterUid,
} from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf, phoneContaining } from '../../platform/http/admin-lists/admin-where.js';
import { orderRef, orderRefColumns } from './order-ref.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { orderAdminTimeline, withAdminTimeline } from './order-admin-timeline.js';
import type { AdminOrderPart } from './order-view.js';
import { OrderViews } from './order-views.js';

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
const FILTERS = ['q', 'status', 'kind', 'customerUid', 'orderUid'];
/** Those with an endpoint at the order itself. */
const ORDER_ACTIONS: readonly string[] = ['cancel'];

const columns = {
  ...orderRefColumns,
  email: true,
  kind: true,
  status: true,
  grandTotalSen: true,
  createdAt: true,
  dueAt: true,
} as const;
type Row = Prisma.OrderGetPayload<{ select: typeof columns }>;

@QueryHandler(FindAdminOrdersQuery)
export class FindAdminOrdersHandler implements IQueryHandler<FindAdminOrdersQuery> {
  constructor(
    private readonly database: Database,
    private readonly views: OrderViews,
  ) {}

  async execute({ list }: FindAdminOrdersQuery): Promise<{ rows: AdminOrder[]; total: number }> {
    const where = conditionsOf(list, this.views.filters);
    const [orders, total] = await Promise.all([
      this.database.order.findMany({ where, orderBy: orderOf(list), ...pageOf(list), select: columns }),
      this.database.order.count({ where }),
    ]);
    const partOf = await this.views.adminSummaries(orders.map(({ uid }) => uid));
    return { rows: orders.map((order) => adminOrder(order, partOf(order.uid))), total };
  }
}

@QueryHandler(FindAdminOrderQuery)
export class FindAdminOrderHandler implements IQueryHandler<FindAdminOrderQuery> {
  constructor(
    private readonly database: Database,
    private readonly views: OrderViews,
  ) {}

  async execute({ orderUid }: FindAdminOrderQuery): Promise<AdminOrder> {
    const order = await this.database.order.findUnique({
      where: { uid: orderUid },
      select: { ...columns, ...withAdminTimeline },
    });
    if (!order) throw new Refusal('NOT_FOUND', 404);
    const [partOf, detail, entries] = await Promise.all([
      this.views.adminSummaries([orderUid]),
      this.views.adminDetail(orderUid),
      this.views.adminTimeline(orderUid),
    ]);
    return {
      ...adminOrder(order, partOf(orderUid)),
      eligibility: null,
      ...detail,
      timeline: orderAdminTimeline(order, entries),
    };
  }
}

function adminOrder(order: Row, { impossible, ...part }: AdminOrderPart): AdminOrder {
  return {
    id: order.uid,
    ...orderRef(order),
    email: order.email,
    kind: order.kind as OrderKind,
    status: order.status,
    statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
    grandTotal: toRupiah(sen(order.grandTotalSen)),
    ...part,
    createdAt: order.createdAt.toISOString(),
    dueAt: order.dueAt?.toISOString() ?? null,
    allowedActions: orderActions(order, 'admin').filter(
      (action) => ORDER_ACTIONS.includes(action) && !impossible.includes(action),
    ),
  };
}

function conditionsOf(list: AdminList, ofLines: OrderViews['filters']): Prisma.OrderWhereInput {
  onlyFilters(list, [...FILTERS, ...Object.keys(ofLines)]);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const orderUid = filterUid(filter, 'orderUid');
  const conditions = Object.entries(ofLines).map(([name, condition]) => {
    const uid = filterUid(filter, name);
    return uid ? condition(uid) : {};
  });
  return {
    AND: [{ uid: ids ? { in: ids } : undefined }, { uid: orderUid }, ...conditions],
    status: filterNumber(filter, 'status'),
    kind: filterOneOf(filter, 'kind', ORDER_KINDS),
    customerUid: filterUid(filter, 'customerUid'),
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
