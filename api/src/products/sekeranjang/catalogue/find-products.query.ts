import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  SekeranjangDetail,
  SekeranjangGroupQuery,
  SekeranjangMember,
  SekeranjangQuery,
  SekeranjangSummary,
} from '#contracts/products/sekeranjang/sekeranjang.http';
import { maskName } from '#domain/identity/customers/mask-name';
import { PUBLIC_STATES } from '#domain/products/sekeranjang/product-state';
import { PAID_SHARES } from '#domain/products/sekeranjang/share';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { productColumns, productDetail, productSummary } from './product-view.js';

export class FindSekeranjangsQuery extends Query<Paged<SekeranjangSummary>> {
  constructor(readonly list: SekeranjangQuery) {
    super();
  }
}
export class FindSekeranjangQuery extends Query<SekeranjangDetail> {
  constructor(readonly uid: string) {
    super();
  }
}
export class FindSekeranjangGroupQuery extends Query<Paged<SekeranjangMember>> {
  constructor(readonly of: SekeranjangGroupQuery) {
    super();
  }
}

const PUBLIC = { state: { in: PUBLIC_STATES } };

/** What can be joined first, that which ends soonest on top; then what has ended, the latest first. */
@QueryHandler(FindSekeranjangsQuery)
export class FindSekeranjangsHandler implements IQueryHandler<FindSekeranjangsQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ list: { page, limit } }: FindSekeranjangsQuery): Promise<Paged<SekeranjangSummary>> {
    const now = this.clock.now();
    const [found, total] = await Promise.all([
      this.database.$queryRaw<{ uid: string }[]>`
        SELECT uid FROM sekeranjang_product WHERE state = ANY (${PUBLIC_STATES})
        ORDER BY (state = 'open' AND (promo_end_at IS NULL OR promo_end_at > ${now})) DESC, ended_at DESC NULLS FIRST,
          promo_end_at NULLS LAST, created_at DESC, uid
        LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      this.database.sekeranjangProduct.count({ where: PUBLIC }),
    ]);
    const products = await this.database.sekeranjangProduct.findMany({
      where: { uid: { in: found.map(({ uid }) => uid) } },
      include: productColumns,
    });
    const byUid = new Map(products.map((product) => [product.uid, product]));
    const views = found.flatMap(({ uid }) => {
      const product = byUid.get(uid);
      return product ? [productSummary(product, now)] : [];
    });
    return new Paged(views, page, limit, total);
  }
}

@QueryHandler(FindSekeranjangQuery)
export class FindSekeranjangHandler implements IQueryHandler<FindSekeranjangQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid }: FindSekeranjangQuery): Promise<SekeranjangDetail> {
    const product = await this.database.sekeranjangProduct.findFirst({
      where: { uid, ...PUBLIC },
      include: productColumns,
    });
    if (!product) throw new Refusal('NOT_FOUND', 404);
    return productDetail(product, this.clock.now());
  }
}

/** Who has paid, with masked names, the newest first. */
@QueryHandler(FindSekeranjangGroupQuery)
export class FindSekeranjangGroupHandler implements IQueryHandler<FindSekeranjangGroupQuery> {
  constructor(private readonly database: Database) {}

  async execute({ of: { sekeranjangUid, page, limit } }: FindSekeranjangGroupQuery): Promise<Paged<SekeranjangMember>> {
    if (!(await this.database.sekeranjangProduct.count({ where: { uid: sekeranjangUid, ...PUBLIC } })))
      throw new Refusal('NOT_FOUND', 404);
    const where = { productUid: sekeranjangUid, state: { in: PAID_SHARES } };
    const [shares, total] = await Promise.all([
      this.database.sekeranjangShare.findMany({
        where,
        orderBy: [{ joinedAt: 'desc' }, { orderUid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      this.database.sekeranjangShare.count({ where }),
    ]);
    const orders = await this.database.order.findMany({
      where: { uid: { in: shares.map(({ orderUid }) => orderUid) } },
      select: { uid: true, name: true },
    });
    const nameOf = new Map(orders.map(({ uid, name }) => [uid, name]));
    const members = shares.map(({ orderUid, joinedAt }) => ({
      name: maskName(nameOf.get(orderUid) ?? ''),
      joinedAt: joinedAt!.toISOString(),
    }));
    return new Paged(members, page, limit, total);
  }
}
