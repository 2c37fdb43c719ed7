import { Injectable } from '@nestjs/common';
import { type AdminProduct, adminProduct } from '#contracts/products/merchandise/merchandise.admin.http';
import { availableOf } from '#domain/products/merchandise/stock';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byFlag, byText, contains, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { picturePath } from '../catalogue/product-view.js';

@Injectable()
export class ProductsList extends RecordList<AdminProduct> {
  protected readonly from = sql`merchandise_product t`;
  protected readonly sorts = {
    position: sortBy(sql`t.position`),
    name: sortBy(sql`t.name`),
    slug: sortBy(sql`t.slug`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.slug`)),
    active: byFlag(is(sql`t.active`)),
  };

  protected async read(uids: string[]): Promise<AdminProduct[]> {
    const products = await this.database.merchandiseProduct.findMany({
      where: { uid: { in: uids } },
      include: { variants: true, pictures: { orderBy: { position: 'asc' } } },
    });
    return products.map(({ uid: id, variants, pictures, createdAt: _, ...product }) => {
      const canBeSold = pictures.length > 0 && variants.some(({ active }) => active);
      return {
        id,
        ...product,
        pictures: pictures.map(({ fileUid, alt }) => ({ fileUid, alt, url: picturePath(fileUid) })),
        variants: variants.length,
        available: variants.reduce((sum, variant) => sum + availableOf(variant), 0),
        allowedActions: ['add-picture', ...(product.active ? ['hide'] : canBeSold ? ['publish'] : [])],
      };
    });
  }
}

export const ProductsListController = listController({
  resource: 'merchandise-products',
  tag: 'admin merchandise',
  schema: adminProduct,
  source: ProductsList,
});
