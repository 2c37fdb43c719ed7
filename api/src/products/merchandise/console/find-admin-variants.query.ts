import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminMerchandiseVariant } from '#contracts/products/merchandise/merchandise.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { itemTitle } from '#domain/products/merchandise/cart';
import { availableOf } from '#domain/products/merchandise/stock';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import {
  type AdminList,
  filterFlag,
  filterText,
  filterUid,
  stableOrder,
} from '../../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../../platform/http/admin-lists/admin-where.js';

export const VARIANT_SORTS = ['sku', 'stock', 'held', 'weightGrams'] as const;

export class FindAdminMerchandiseVariantsQuery extends Query<{ rows: AdminMerchandiseVariant[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Newest movements of one variant. */
const MOST_MOVEMENTS = 100;
const columns = { product: { select: { name: true } } } as const;
type Row = Prisma.MerchandiseVariantGetPayload<{ include: typeof columns }>;

@QueryHandler(FindAdminMerchandiseVariantsQuery)
export class FindAdminMerchandiseVariantsHandler implements IQueryHandler<FindAdminMerchandiseVariantsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminMerchandiseVariantsQuery) {
    const where = conditionsOf(list);
    const [variants, total] = await Promise.all([
      this.database.merchandiseVariant.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: columns,
      }),
      this.database.merchandiseVariant.count({ where }),
    ]);
    // Only the page of one variant shows them.
    const movements = variants.length === 1 ? await this.movementsOf(variants[0]!.uid) : [];
    return { rows: variants.map((variant) => ({ ...view(variant), movements })), total };
  }

  private async movementsOf(variantUid: string): Promise<AdminMerchandiseVariant['movements']> {
    const movements = await this.database.merchandiseMovement.findMany({
      where: { variantUid },
      orderBy: { id: 'desc' },
      take: MOST_MOVEMENTS,
    });
    return movements.map(({ at, kind, quantity, reason, orderUid, by }) => ({
      at: at.toISOString(),
      kind,
      quantity,
      reason,
      orderUid,
      by,
    }));
  }
}

function view({ uid: id, product, priceSen, ...variant }: Row): Omit<AdminMerchandiseVariant, 'movements'> {
  return {
    id,
    ...variant,
    productName: product.name,
    name: itemTitle(product.name, variant),
    price: toRupiah(sen(priceSen)),
    available: availableOf(variant),
    allowedActions: ['move-stock'],
  };
}

function conditionsOf(list: AdminList): Prisma.MerchandiseVariantWhereInput {
  onlyFilters(list, ['q', 'productUid', 'active', 'soldOut']);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    productUid: filterUid(filter, 'productUid'),
    active: filterFlag(filter, 'active'),
    ...(filterFlag(filter, 'soldOut') && { stock: 0 }),
    ...(q && { OR: [{ sku: containing(q) }, { product: { name: containing(q) } }] }),
  };
}
