import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import type { TimelineEntry } from '#contracts/sales/orders.http';
import { orderStatusLabel } from '#domain/sales/orders/on-schedule';
import { REFUNDABLE_CHANNELS } from '#domain/sales/gateway/charge-state';
import { CLOSED_ORDER_CODES, ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { anyOf, sql } from '../../platform/http/admin-lists/list-filters.js';
import type {
  AdminOrderPart,
  AdminTimelineEntry,
  CalledOrder,
  OrderDetailPart,
  OrderFilters,
  OrderSorts,
  OrderSummaryPart,
  OrderView,
  Parts,
} from './order-view.js';

/** Money of the order `t` waits for its customer to name an account, as `isUnnamed`. */
const isToName = sql`EXISTS (SELECT FROM refund r WHERE r.order_uid = t.uid AND r.state IN ('requested', 'approved')
  AND r.account_number IS NULL AND r.credited_at IS NULL AND r.gateway_asked_at IS NULL
  AND NOT EXISTS (SELECT FROM payout p WHERE p.kind = 'refund' AND p.ref_uid = r.uid)
  AND NOT EXISTS (SELECT FROM gateway_charge c WHERE c.payment_uid = r.payment_uid AND c.channel = ANY (${REFUNDABLE_CHANNELS})))`;

/** The views of all product lines as one. `products/registry.ts` makes it. */
export class OrderViews {
  /** See `OrderView.filters`. */
  readonly filters: OrderFilters;
  /** See `OrderView.sorts`. */
  readonly sorts: OrderSorts;
  private readonly cancelled: Prisma.Sql;
  /** The sequence of the orders `t` of a customer. docs/rules/orders.md#own-list */
  readonly ownSequence: Prisma.Sql;

  constructor(
    private readonly database: Database,
    private readonly views: readonly OrderView[],
  ) {
    this.filters = Object.assign({}, ...views.map((view) => view.filters));
    this.sorts = Object.assign({}, ...views.map((view) => view.sorts));
    this.cancelled = anyOf([sql`false`, ...views.flatMap(({ cancelled }) => cancelled ?? [])]);
    const isToPay = sql`t.status = ${ORDER_STATUS.awaitingPayment}`;
    const waits = anyOf([isToPay, isToName, ...views.flatMap((view) => view.waits ?? [])]);
    const isClosed = sql`t.status = ANY (${CLOSED_ORDER_CODES}::int[])`;
    const isOver = anyOf([isClosed, this.cancelled, ...views.flatMap(({ over }) => over ?? [])]);
    this.ownSequence = sql`(${isOver}) AND NOT ${isToName}, ${waits} DESC, t.created_at DESC, t.uid`;
  }

  /** The orders `t` that are called by the status of this code, which is not always that of the books. */
  statusIs(code: number): Prisma.Sql {
    const isOfBooks = sql`t.status = ${code}`;
    if (code === ORDER_STATUS.completed) return sql`(${isOfBooks} AND NOT ${this.cancelled})`;
    return code === ORDER_STATUS.cancelled ? anyOf([isOfBooks, this.cancelled]) : isOfBooks;
  }

  /** As an order is called where nothing else is known of it, at its payment. `asked`: what is still asked for. */
  async called(
    { uid, status }: { uid: string; status: number },
    asked: Parameters<typeof orderStatusLabel>[1],
  ): Promise<CalledOrder> {
    const isCompleted = status === ORDER_STATUS.completed;
    const [called] = isCompleted ? await this.each((view) => view.called?.(this.database, uid)) : [];
    return called ?? { statusLabel: orderStatusLabel(status, asked) };
  }

  async summaries(orderUids: string[]): Promise<Parts<OrderSummaryPart>> {
    return merged(await this.each((view) => view.summaries?.(this.database, orderUids)));
  }

  async detail(orderUid: string, at: Date): Promise<OrderDetailPart> {
    return joined(await this.each((view) => view.detail?.(this.database, orderUid, at)));
  }

  async timeline(orderUid: string): Promise<TimelineEntry[]> {
    return (await this.each((view) => view.timeline?.(this.database, orderUid))).flat();
  }

  async adminSummaries(orderUids: string[]): Promise<(orderUid: string) => AdminOrderPart> {
    const parts = await this.each((view) => view.adminSummaries?.(this.database, orderUids));
    return (orderUid) => joined(parts.flatMap((part) => part.get(orderUid) ?? []));
  }

  async adminDetail(orderUid: string): Promise<Partial<AdminOrder>> {
    return Object.assign({}, ...(await this.each((view) => view.adminDetail?.(this.database, orderUid))));
  }

  async adminTimeline(orderUid: string): Promise<AdminTimelineEntry[]> {
    return (await this.each((view) => view.adminTimeline?.(this.database, orderUid))).flat();
  }

  private async each<T>(ask: (view: OrderView) => Promise<T | null> | undefined): Promise<T[]> {
    const answers = await Promise.all(this.views.map((view) => ask(view)));
    return answers.filter((answer) => answer !== undefined && answer !== null) as T[];
  }
}

const merged = <T>(maps: Parts<T>[]): Parts<T> => new Map(maps.flatMap((map) => [...map]));
const joined = <T extends { impossible: U[] }, U>(parts: T[]): T & { impossible: U[] } =>
  Object.assign({}, ...parts, { impossible: parts.flatMap(({ impossible }) => impossible) });
