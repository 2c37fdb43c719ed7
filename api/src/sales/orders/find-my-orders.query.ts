import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderListQuery, OrderSummary } from '#contracts/sales/orders.http';
import { Database } from '#runtime/platform/db/database';
import { Paged } from '../../platform/http/errors/envelope.js';
import { orderFacts, withFacts } from './order-facts.js';
import { orderReferences } from './order-references.js';
import { OrderViews } from './order-views.js';

export class FindMyOrdersQuery extends Query<Paged<OrderSummary>> {
  constructor(
    readonly customerUid: string,
    readonly list: OrderListQuery,
  ) {
    super();
  }
}

@QueryHandler(FindMyOrdersQuery)
export class FindMyOrdersHandler implements IQueryHandler<FindMyOrdersQuery> {
  constructor(
    private readonly database: Database,
    private readonly views: OrderViews,
  ) {}

  async execute({ customerUid, list: { page, limit, status } }: FindMyOrdersQuery): Promise<Paged<OrderSummary>> {
    const where = { customerUid, ...(status && { status }) };
    const [orders, total] = await Promise.all([
      this.database.order.findMany({
        where,
        orderBy: { createdAt: 'desc' },
        skip: (page - 1) * limit,
        take: limit,
        include: withFacts,
      }),
      this.database.order.count({ where }),
    ]);
    const parts = await this.views.summaries(orders.map(({ uid }) => uid));
    return new Paged(
      orders.map((order) => {
        const part = parts.get(order.uid);
        const references = orderReferences(order, part?.kind ?? 'ready', customerUid);
        return { ...orderFacts(order), ...references, customerUid, accountStatus: null, ...part };
      }),
      page,
      limit,
      total,
    );
  }
}
