import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MerchandiseOrder, MerchandiseOrdersQuery } from '#contracts/products/merchandise/merchandise.http';
import { Database } from '#runtime/platform/db/database';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { merchandiseOrders, orderColumns } from './merchandise-order-view.js';

export class FindMyMerchandiseOrdersQuery extends Query<Paged<MerchandiseOrder>> {
  constructor(
    readonly customerUid: string,
    readonly list: MerchandiseOrdersQuery,
  ) {
    super();
  }
}
export class FindMyMerchandiseOrderQuery extends Query<MerchandiseOrder> {
  constructor(
    readonly customerUid: string,
    readonly orderUid: string,
  ) {
    super();
  }
}

const productLine = 'merchandise';

@QueryHandler(FindMyMerchandiseOrdersQuery)
export class FindMyMerchandiseOrdersHandler implements IQueryHandler<FindMyMerchandiseOrdersQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, list: { page, limit } }: FindMyMerchandiseOrdersQuery) {
    const where = { customerUid, productLine };
    const [orders, total] = await Promise.all([
      this.database.order.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
        include: orderColumns,
      }),
      this.database.order.count({ where }),
    ]);
    return new Paged(await merchandiseOrders(this.database, orders), page, limit, total);
  }
}

@QueryHandler(FindMyMerchandiseOrderQuery)
export class FindMyMerchandiseOrderHandler implements IQueryHandler<FindMyMerchandiseOrderQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, orderUid }: FindMyMerchandiseOrderQuery): Promise<MerchandiseOrder> {
    const order = await this.database.order.findFirst({
      where: { uid: orderUid, customerUid, productLine },
      include: orderColumns,
    });
    const [view] = order ? await merchandiseOrders(this.database, [order]) : [];
    if (!view) throw new Refusal('ORDER_NOT_FOUND', 404);
    return view;
  }
}
