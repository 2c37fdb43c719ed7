import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { isPaidOrder, orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { ORDER_STATUS, ORDER_STATUS_LABEL, orderActions, orderStatusOf } from '#domain/sales/orders/order-status';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { purchaseInvoice } from '#runtime/sales/order-columns';
import { type AdminList, filterNumber, filterText, filterUid } from '../../platform/http/admin-lists/admin-list.js';
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
const FILTERS = ['q', 'status', 'customerUid', 'orderUid'];
/** Those with an endpoint at the order itself. */
const ORDER_ACTIONS: readonly string[] = ['cancel'];

const columns = {
  ...orderRefColumns,
  email: true,
  status: true,
  totalSen: true,
  createdAt: true,
  invoices: purchaseInvoice,
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
      list.sort.field === 'dueAt'
        ? this.byDueDate(where, list)
        : this.page(where, orderOf(list, this.views), pageOf(list)),
      this.database.order.count({ where }),
    ]);
    const partOf = await this.views.adminSummaries(orders.map(({ uid }) => uid));
    return { rows: orders.map((order) => adminOrder(order, partOf(order.uid))), total };
  }

  private page(where: Prisma.OrderWhereInput, orderBy: OrderBy[], page: { skip: number; take: number }) {
    return this.database.order.findMany({ where, orderBy: [...orderBy, { uid: 'asc' }], ...page, select: columns });
  }

  /** First what is to be paid, in the order of its invoices, then everything else. */
  private async byDueDate(where: Prisma.OrderWhereInput, list: AdminList): Promise<Row[]> {
    const { skip, take } = pageOf(list);
    const due = { purpose: 'purchase', status: 'open', order: { AND: [where, AWAITS_PAYMENT] } };
    const [invoices, count] = await Promise.all([
      this.database.invoice.findMany({
        where: due,
        orderBy: [{ dueAt: { sort: list.sort.direction, nulls: 'last' } }, { orderUid: 'asc' }],
        skip,
        take,
        select: { order: { select: columns } },
      }),
      this.database.invoice.count({ where: due }),
    ]);
    const rest = take - invoices.length;
    const others =
      rest && this.page({ AND: [where, { NOT: AWAITS_PAYMENT }] }, [], { skip: Math.max(0, skip - count), take: rest });
    return [...invoices.map(({ order }) => order), ...((await others) || [])];
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
    kind: 'ready',
    status: order.status,
    statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
    grandTotal: toRupiah(sen(order.totalSen)),
    ...part,
    createdAt: order.createdAt.toISOString(),
    dueAt: orderDueAt(order)?.toISOString() ?? null,
    allowedActions: orderActions({ status: order.status, isPaid: isPaidOrder(order) }, 'admin').filter(
      (action) => ORDER_ACTIONS.includes(action) && !impossible.includes(action),
    ),
  };
}

function conditionsOf(list: AdminList, ofLines: OrderViews['filters']): Prisma.OrderWhereInput {
  onlyFilters(list, [...FILTERS, ...Object.keys(ofLines)]);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const orderUid = filterUid(filter, 'orderUid');
  const conditions = Object.values(ofLines).map((condition) => condition(filter));
  return {
    AND: [{ uid: ids ? { in: ids } : undefined }, { uid: orderUid }, ...conditions],
    status: filterNumber(filter, 'status'),
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

type OrderBy = Prisma.OrderOrderByWithRelationInput;
const AWAITS_PAYMENT = { status: ORDER_STATUS.awaitingPayment };

function orderOf({ sort: { field, direction } }: AdminList, { sorts }: OrderViews): OrderBy[] {
  const ofSales = SORT_COLUMN[field];
  return ofSales ? [ofSales(direction)] : (sorts[field]?.(direction) ?? []);
}

const SORT_COLUMN: Record<string, (direction: 'asc' | 'desc') => OrderBy> = {
  createdAt: (createdAt) => ({ createdAt }),
  grandTotal: (totalSen) => ({ totalSen }),
  status: (status) => ({ status }),
  orderNumber: (number) => ({ number }),
  customerName: (name) => ({ name }),
};
