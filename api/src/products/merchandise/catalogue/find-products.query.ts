import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  MerchandiseDetail,
  MerchandiseQuery,
  MerchandiseSummary,
} from '#contracts/products/merchandise/merchandise.http';
import { Database } from '#runtime/platform/db/database';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { productColumns, productDetail, productSummary } from './product-view.js';

export class FindProductsQuery extends Query<Paged<MerchandiseSummary>> {
  constructor(readonly list: MerchandiseQuery) {
    super();
  }
}
export class FindProductQuery extends Query<MerchandiseDetail> {
  constructor(readonly slug: string) {
    super();
  }
}

/** `%` and `_` have a meaning in LIKE, to which Prisma passes them unescaped. */
const containing = (text: string) => ({ contains: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' }) as const;

/** What is sold: an active product with an active variant. */
const SOLD = { active: true, variants: { some: { active: true } } } as const;

@QueryHandler(FindProductsQuery)
export class FindProductsHandler implements IQueryHandler<FindProductsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list: { page, limit, keyword } }: FindProductsQuery): Promise<Paged<MerchandiseSummary>> {
    const where = { ...SOLD, ...(keyword && { name: containing(keyword) }) };
    const [products, total] = await Promise.all([
      this.database.merchandiseProduct.findMany({
        where,
        orderBy: [{ position: 'asc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
        include: productColumns,
      }),
      this.database.merchandiseProduct.count({ where }),
    ]);
    return new Paged(products.map(productSummary), page, limit, total);
  }
}

@QueryHandler(FindProductQuery)
export class FindProductHandler implements IQueryHandler<FindProductQuery> {
  constructor(private readonly database: Database) {}

  async execute({ slug }: FindProductQuery): Promise<MerchandiseDetail> {
    const product = await this.database.merchandiseProduct.findFirst({
      where: { slug, ...SOLD },
      include: productColumns,
    });
    if (!product) throw new Refusal('NOT_FOUND', 404);
    return productDetail(product);
  }
}
