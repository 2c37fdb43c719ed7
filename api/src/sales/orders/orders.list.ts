import { Injectable } from '@nestjs/common';
import { type AdminOrder, adminOrder } from '#contracts/sales/orders.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { isPaidOrder, orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { isOnSchedule, orderStatusLabel } from '#domain/sales/orders/on-schedule';
import { ORDER_STATUS, orderActions } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { ProductLines } from '#runtime/sales/product-lines';
import { purchaseInvoice } from '#runtime/sales/order-columns';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byNumber, byPeriod, byText, byUid, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { additionalOrder } from './additional-order.js';
import { namesOrder } from './found-by-order.js';
import { orderRef, orderRefColumns } from './order-ref.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { mayReopen } from './may-reopen.js';
import { orderAdminTimeline, withAdminTimeline } from './order-admin-timeline.js';
import type { AdminOrderPart } from './order-view.js';
import { OrderViews } from './order-views.js';

/** Until when an order that awaits payment has to be paid. */
const DUE_AT = sql`(SELECT i.due_at FROM invoice i
  WHERE i.order_uid = t.uid AND i.purpose = 'purchase' AND i.status = 'open')`;
/** Those with an endpoint at the order itself. */
const ORDER_ACTIONS: readonly string[] = ['cancel', 'reopen'];

const columns = {
  ...orderRefColumns,
  email: true,
  status: true,
  totalSen: true,
  createdAt: true,
  productLine: true,
  invoices: purchaseInvoice,
} as const;
type Row = Prisma.OrderGetPayload<{ select: typeof columns }>;

@Injectable()
export class OrdersList extends RecordList<AdminOrder> {
  protected readonly from = sql`"order" t`;
  protected readonly sorts;
  protected readonly filters;

  constructor(
    database: Database,
    private readonly views: OrderViews,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {
    super(database);
    this.sorts = {
      createdAt: sortBy(sql`t.created_at`),
      dueAt: sortByNullable(DUE_AT, sql`t.status = ${ORDER_STATUS.awaitingPayment}`),
      grandTotal: sortBy(sql`t.total_sen`),
      status: sortBy(sql`t.status`, sql`t.created_at`),
      orderNumber: sortBy(sql`t.number`),
      customerName: sortBy(sql`t.name`),
      ...views.sorts,
    };
    this.filters = {
      q: byText((q) => namesOrder(q, 't')),
      status: byNumber((code) => views.statusIs(code)),
      customerUid: byUid(is(sql`t.customer_uid`)),
      orderUid: byUid(is(sql`t.uid`)),
      ...byPeriod(sql`t.created_at`),
      ...views.filters,
    };
  }

  protected async read(uids: string[]): Promise<AdminOrder[]> {
    const [orders, partOf] = await Promise.all([
      this.database.order.findMany({ where: { uid: { in: uids } }, select: columns }),
      this.views.adminSummaries(uids),
    ]);
    return Promise.all(orders.map((order) => this.view(order, partOf(order.uid))));
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
      ...(await this.view(order, partOf(orderUid))),
      eligibility: null,
      ...detail,
      timeline: orderAdminTimeline(order, entries),
    };
  }

  private async view(order: Row, { impossible, ...part }: AdminOrderPart): Promise<AdminOrder> {
    const asked = await additionalOrder(this.database, this.lines, order, order.invoices[0], this.clock.now());
    return {
      id: order.uid,
      ...orderRef(order),
      email: order.email,
      kind: 'ready',
      status: order.status,
      statusLabel: orderStatusLabel(order.status, asked),
      isOnSchedule: isOnSchedule(asked),
      isPrepared: false,
      grandTotal: toRupiah(sen(order.totalSen)),
      ...part,
      createdAt: order.createdAt.toISOString(),
      dueAt: orderDueAt(order)?.toISOString() ?? null,
      allowedActions: orderActions({ status: order.status, isPaid: isPaidOrder(order) }, 'admin').filter(
        (action) =>
          ORDER_ACTIONS.includes(action) &&
          !impossible.includes(action) &&
          (action !== 'reopen' || mayReopen(order, this.lines)),
      ),
    };
  }
}

export const OrdersListController = listController({
  resource: 'orders',
  tag: 'admin orders',
  schema: adminOrder,
  source: OrdersList,
});
