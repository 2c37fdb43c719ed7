import { Injectable } from '@nestjs/common';
import { type AdminOrder, adminOrder } from '#contracts/sales/orders.admin.http';
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
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import {
  anyOf,
  byChoice,
  byNumber,
  byText,
  byUid,
  contains,
  is,
  phoneContains,
  sql,
} from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { SEARCH_TEXT } from '../../platform/http/admin-lists/search-texts.js';
import { orderRef, orderRefColumns } from './order-ref.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { orderAdminTimeline, withAdminTimeline } from './order-admin-timeline.js';
import type { AdminOrderPart } from './order-view.js';
import { OrderViews } from './order-views.js';

const TEXT = SEARCH_TEXT.order('t');
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

@Injectable()
export class OrdersList extends RecordList<AdminOrder> {
  protected readonly from = sql`"order" t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    dueAt: sortByNullable(sql`t.due_at`),
    grandTotal: sortBy(sql`t.grand_total_sen`),
    status: sortBy(sql`t.status`, sql`t.created_at`),
    orderNumber: sortBy(sql`t.number`),
    customerName: sortBy(sql`t.name`),
    kind: sortBy(sql`t.kind`),
  };
  protected readonly filters;

  constructor(
    database: Database,
    private readonly views: OrderViews,
  ) {
    super(database);
    this.filters = {
      q: byText((q) => anyOf([contains(q, TEXT), ...phoneContains(q, TEXT, sql`t.phone_number`)])),
      status: byNumber(is(sql`t.status`)),
      kind: byChoice(ORDER_KINDS)(is(sql`t.kind`)),
      customerUid: byUid(is(sql`t.customer_uid`)),
      orderUid: byUid(is(sql`t.uid`)),
      ...views.filters,
    };
  }

  protected async read(uids: string[]): Promise<AdminOrder[]> {
    const [orders, partOf] = await Promise.all([
      this.database.order.findMany({ where: { uid: { in: uids } }, select: columns }),
      this.views.adminSummaries(uids),
    ]);
    return orders.map((order) => view(order, partOf(order.uid)));
  }

  /** With its history and what its product lines add. */
  override async one(orderUid: string): Promise<AdminOrder> {
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
      ...view(order, partOf(orderUid)),
      eligibility: null,
      ...detail,
      timeline: orderAdminTimeline(order, entries),
    };
  }
}

function view(order: Row, { impossible, ...part }: AdminOrderPart): AdminOrder {
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

export const OrdersListController = listController({
  resource: 'orders',
  tag: 'admin orders',
  schema: adminOrder,
  source: OrdersList,
});
