import { Injectable } from '@nestjs/common';
import {
  type AdminMerchandiseVariant,
  adminMerchandiseVariant,
} from '#contracts/products/merchandise/merchandise.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { itemTitle } from '#domain/products/merchandise/cart';
import { availableOf } from '#domain/products/merchandise/stock';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byFlag, byText, byUid, contains, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';

/** Newest movements of one variant. */
const MOST_MOVEMENTS = 100;

@Injectable()
export class MerchandiseVariantsList extends RecordList<AdminMerchandiseVariant> {
  protected readonly from = sql`merchandise_variant t JOIN merchandise_product p ON p.uid = t.product_uid`;
  protected readonly sorts = {
    sku: sortBy(sql`t.sku`),
    stock: sortBy(sql`t.stock`),
    held: sortBy(sql`t.held`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.sku`, sql`p.name`)),
    productUid: byUid(is(sql`t.product_uid`)),
    active: byFlag(is(sql`t.active`)),
  };

  protected async read(uids: string[]): Promise<AdminMerchandiseVariant[]> {
    const variants = await this.database.merchandiseVariant.findMany({
      where: { uid: { in: uids } },
      include: { product: { select: { name: true } } },
    });
    // Only the page of one variant shows them.
    const movements = uids.length === 1 ? await this.movementsOf(uids[0]!) : undefined;
    return variants.map(({ uid: id, product, priceSen, ...variant }) => ({
      id,
      ...variant,
      productName: product.name,
      name: itemTitle(product.name, variant),
      price: toRupiah(sen(priceSen)),
      available: availableOf(variant),
      allowedActions: ['move-stock', 'record-cost'],
      ...(movements && { movements }),
    }));
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

export const MerchandiseVariantsListController = listController({
  resource: 'merchandise-variants',
  tag: 'admin merchandise',
  schema: adminMerchandiseVariant,
  source: MerchandiseVariantsList,
});
