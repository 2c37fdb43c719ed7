import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderListQuery, OrderSummary } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ProductLines } from '#runtime/sales/product-lines';
import { takingNoProof } from '#runtime/sales/rejected-proofs';
import { allOf, sql } from '../../platform/http/admin-lists/list-filters.js';
import { Paged } from '../../platform/http/errors/envelope.js';
import { CatalogueSnapshot } from '../../catalogue/catalogue.snapshot.js';
import { isBlockedPayer } from '../payments/blocked-payer.js';
import { stillDue } from './additional-order.js';
import { orderFacts, withFacts } from './order-facts.js';
import { orderReferences } from './order-references.js';
import { refundsWithoutAccount } from './order-refunds.js';
import { OrderViews } from './order-views.js';

export class FindMyOrdersQuery extends Query<Paged<OrderSummary>> {
  constructor(
    readonly customerUid: string,
    readonly list: OrderListQuery,
  ) {
    super();
  }
}

/** What waits for the customer first, then what runs, then what is over; each newest first. docs/rules/orders.md#own-list */
@QueryHandler(FindMyOrdersQuery)
export class FindMyOrdersHandler implements IQueryHandler<FindMyOrdersQuery> {
  constructor(
    private readonly database: Database,
    private readonly views: OrderViews,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
  ) {}

  async execute({ customerUid, list: { page, limit, status } }: FindMyOrdersQuery): Promise<Paged<OrderSummary>> {
    const isListed = allOf([
      sql`t.customer_uid = ${customerUid}::uuid`,
      ...(status ? [this.views.statusIs(status)] : []),
    ]);
    const [rows, [counted]] = await Promise.all([
      this.database.$queryRaw<{ uid: string }[]>`
        SELECT t.uid FROM "order" t WHERE ${isListed}
        ORDER BY ${this.views.ownSequence} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.database.$queryRaw<[{ total: number }]>`
        SELECT count(*)::int AS total FROM "order" t WHERE ${isListed}`,
    ]);
    const uids = rows.map(({ uid }) => uid);
    const found = await this.database.order.findMany({ where: { uid: { in: uids } }, include: withFacts });
    const orders = found.toSorted((a, b) => uids.indexOf(a.uid) - uids.indexOf(b.uid));
    const [parts, toName, closed] = await Promise.all([
      this.views.summaries(uids),
      this.refundsToName(customerUid, uids),
      this.takingNoProof(orders),
    ]);
    const now = this.clock.now();
    const due = await Promise.all(orders.map((order) => stillDue(this.database, this.lines, order, now)));
    return new Paged(
      orders.map((order, index) => {
        const part = parts.get(order.uid);
        const references = orderReferences(order, part?.kind ?? 'ready', customerUid);
        return {
          ...orderFacts(order, this.catalogue),
          ...due[index]!,
          ...references,
          customerUid,
          accountStatus: null,
          ended: null,
          ...part,
          ...(toName.has(order.uid) && { refundToName: toName.get(order.uid)! }),
          ...(closed.has(order.uid) && { takesNoProof: true as const }),
        };
      }),
      page,
      limit,
      counted.total,
    );
  }

  /** Of these orders those that wait for a payment of which no further proof is taken. */
  private async takingNoProof(orders: { uid: string; status: number }[]): Promise<ReadonlySet<string>> {
    const unpaid = orders.filter(({ status }) => status === ORDER_STATUS.awaitingPayment).map(({ uid }) => uid);
    if (unpaid.length === 0) return new Set();
    const where = { orderUid: { in: unpaid }, purpose: 'purchase' };
    const invoices = await this.database.invoice.findMany({ where, select: { uid: true, orderUid: true } });
    const closed = await takingNoProof(
      this.database,
      invoices.map(({ uid }) => uid),
    );
    return new Set(invoices.filter(({ uid }) => closed.has(uid)).map(({ orderUid }) => orderUid));
  }

  /** Who is blocked names no account. */
  private async refundsToName(customerUid: string, orderUids: string[]): Promise<ReadonlyMap<string, number>> {
    const found = await refundsWithoutAccount(this.database, orderUids);
    return found.size > 0 && (await isBlockedPayer(this.database, customerUid)) ? new Map() : found;
  }
}
