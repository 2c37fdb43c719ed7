import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderListQuery, OrderSummary } from '#contracts/http/orders.http';
import { Database } from '#runtime/db/database';
import { Paged } from '../http/envelope.js';
import { orderFacts, withPlan } from './order-facts.js';

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
  constructor(private readonly database: Database) {}

  async execute({ customerUid, list: { page, limit, status } }: FindMyOrdersQuery): Promise<Paged<OrderSummary>> {
    const where = { customerUid, ...(status && { status }) };
    const [orders, total] = await Promise.all([
      this.database.order.findMany({
        where,
        orderBy: { createdAt: 'desc' },
        skip: (page - 1) * limit,
        take: limit,
        include: { ...withPlan, account: { select: { status: true } } },
      }),
      this.database.order.count({ where }),
    ]);
    return new Paged(
      orders.map((order) => ({ ...orderFacts(order), customerUid, accountStatus: order.account?.status ?? null })),
      page,
      limit,
      total,
    );
  }
}
