import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminProduct } from '#contracts/products/merchandise/merchandise.admin.http';
import { availableOf } from '#domain/products/merchandise/stock';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterFlag, filterText, stableOrder } from '../../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../../platform/http/admin-lists/admin-where.js';
import { picturePath } from '../catalogue/product-view.js';

export const PRODUCT_SORTS = ['position', 'name', 'slug', 'createdAt'] as const;

export class FindAdminProductsQuery extends Query<{ rows: AdminProduct[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

const columns = { variants: true, pictures: { orderBy: { position: 'asc' } } } as const;

@QueryHandler(FindAdminProductsQuery)
export class FindAdminProductsHandler implements IQueryHandler<FindAdminProductsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminProductsQuery) {
    const where = conditionsOf(list);
    const [products, total] = await Promise.all([
      this.database.merchandiseProduct.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: columns,
      }),
      this.database.merchandiseProduct.count({ where }),
    ]);
    return { rows: products.map(view), total };
  }
}

function view({
  uid: id,
  variants,
  pictures,
  createdAt: _,
  ...product
}: Prisma.MerchandiseProductGetPayload<{ include: typeof columns }>): AdminProduct {
  const canBePublished = pictures.length > 0 && variants.some(({ active }) => active);
  return {
    id,
    ...product,
    pictures: pictures.map(({ fileUid, alt }) => ({ fileUid, alt, url: picturePath(fileUid) })),
    variants: variants.length,
    available: variants.reduce((sum, variant) => sum + availableOf(variant), 0),
    allowedActions: ['add-picture', ...(product.active ? ['hide'] : canBePublished ? ['publish'] : [])],
  };
}

function conditionsOf(list: AdminList): Prisma.MerchandiseProductWhereInput {
  onlyFilters(list, ['q', 'active']);
  const q = filterText(list.filter, 'q');
  return {
    uid: list.ids ? { in: list.ids } : undefined,
    active: filterFlag(list.filter, 'active'),
    ...(q && { OR: [{ name: containing(q) }, { slug: containing(q) }] }),
  };
}
