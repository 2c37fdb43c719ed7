import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderListQuery, OrderSummary } from '#contracts/sales/orders.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ProductLines } from '#runtime/sales/product-lines';
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
    const [parts, toName] = await Promise.all([this.views.summaries(uids), this.refundsToName(customerUid, uids)]);
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
        };
      }),
      page,
      limit,
      counted.total,
    );
  }

  /** Who is blocked names no account. */
  private async refundsToName(customerUid: string, orderUids: string[]): Promise<ReadonlyMap<string, number>> {
    const found = await refundsWithoutAccount(this.database, orderUids);
    return found.size > 0 && (await isBlockedPayer(this.database, customerUid)) ? new Map() : found;
  }
}
