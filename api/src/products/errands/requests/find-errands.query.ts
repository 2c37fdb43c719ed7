import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ErrandDetail, ErrandQuery, ErrandSummary, ErrandsQuery } from '#contracts/products/errands/errands.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { errandDetail, errandSummary, orderColumns } from './errand-view.js';

export class FindErrandsQuery extends Query<Paged<ErrandSummary>> {
  constructor(
    readonly customerUid: string,
    readonly list: ErrandsQuery,
  ) {
    super();
  }
}
export class FindErrandQuery extends Query<ErrandDetail> {
  constructor(
    readonly customerUid: string,
    readonly of: ErrandQuery,
  ) {
    super();
  }
}

/** Those of the customer, the newest first. */
@QueryHandler(FindErrandsQuery)
export class FindErrandsHandler implements IQueryHandler<FindErrandsQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  async execute({ customerUid, list: { page, limit } }: FindErrandsQuery): Promise<Paged<ErrandSummary>> {
    const where = { customerUid };
    const [errands, total] = await Promise.all([
      this.database.errand.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      this.database.errand.count({ where }),
    ]);
    const parcels = await this.database.shipment.findMany({
      where: { orderUid: { in: errands.flatMap(({ orderUid }) => orderUid ?? []) } },
      select: { orderUid: true, state: true, method: true },
    });
    const parcelOf = new Map(parcels.map((parcel) => [parcel.orderUid, parcel]));
    return new Paged(
      errands.map((errand) => errandSummary(errand, parcelOf.get(errand.orderUid ?? ''), this.links)),
      page,
      limit,
      total,
    );
  }
}

@QueryHandler(FindErrandQuery)
export class FindErrandHandler implements IQueryHandler<FindErrandQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, of: { errandUid: uid, orderUid } }: FindErrandQuery): Promise<ErrandDetail> {
    const errand = await this.database.errand.findFirst({ where: { uid, orderUid, customerUid } });
    if (!errand) throw new Refusal('NOT_FOUND', 404);
    const order = errand.orderUid
      ? await this.database.order.findUnique({ where: { uid: errand.orderUid }, include: orderColumns })
      : null;
    return errandDetail(errand, order, this.links, this.clock.now());
  }
}
