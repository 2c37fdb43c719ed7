import { Injectable } from '@nestjs/common';
import {
  type AdminSekeranjangProduct,
  adminSekeranjangProduct,
} from '#contracts/products/sekeranjang/sekeranjang.admin.http';
import { rupiahOrNull, sen, toRupiah, toSen } from '#domain/platform/sen';
import { LEAST_PRICE, priceOf, targetOf } from '#domain/products/sekeranjang/ladder';
import {
  COSTLY,
  PRODUCT_STATES,
  type ProductState,
  WAITING_PRODUCTS,
  isAvailable,
  productMoves,
} from '#domain/products/sekeranjang/product-state';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, contains, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../../platform/http/admin-lists/record-list.js';
import { type ProductRow, buyersOf, productColumns } from '../catalogue/product-view.js';

/** Shown on the page of a product, the newest. */
const MOST_SHARES = 200;

@Injectable()
export class SekeranjangProductsList extends RecordList<AdminSekeranjangProduct> {
  protected readonly from = sql`sekeranjang_product t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    promoEndAt: sortByNullable(sql`t.promo_end_at`),
    // One that reached its target waits to be bought since its end.
    waitsSince: sortBy(sql`coalesce(t.ended_at, t.created_at)`),
    joined: sortBy(sql`t.joined`),
    name: sortBy(sql`t.name`),
    state: sortBy(sql`t.state`, sql`t.created_at`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.code`)),
    state: byChoice(PRODUCT_STATES)(is(sql`t.state`)),
    waiting: byFlag((wanted) => {
      const waits = sql`t.state = ANY (${WAITING_PRODUCTS})`;
      return wanted ? waits : sql`NOT (${waits})`;
    }),
    priceTooLow: byFlag((wanted) => {
      const low = sql`EXISTS (SELECT FROM sekeranjang_tier l WHERE l.product_uid = t.uid AND l.price_sen < ${toSen(LEAST_PRICE)})`;
      return wanted ? low : sql`NOT ${low}`;
    }),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminSekeranjangProduct[]> {
    const products = await this.database.sekeranjangProduct.findMany({
      where: { uid: { in: uids } },
      include: productColumns,
    });
    const proposers = await this.database.customer.findMany({
      where: { uid: { in: products.flatMap(({ proposerUid }) => proposerUid ?? []) } },
      select: { uid: true, name: true },
    });
    const nameOf = new Map(proposers.map(({ uid, name }) => [uid, name]));
    const [only] = uids.length === 1 ? uids : [];
    const shares = only ? await this.sharesOf(only) : undefined;
    return products.map((product) => ({
      ...this.view(product),
      proposerName: (product.proposerUid && nameOf.get(product.proposerUid)) || null,
      ...(shares && { shares }),
    }));
  }

  private view(product: ProductRow): Omit<AdminSekeranjangProduct, 'proposerName' | 'shares'> {
    const { uid: id, tiers, pictures, finalPriceSen, promoEndAt, endedAt, boughtAt, createdAt, ...facts } = product;
    const state = product.state as ProductState;
    return {
      id,
      ...facts,
      state,
      promoEndAt: promoEndAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
      boughtAt: boughtAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      tiers: tiers.map(({ buyers, priceSen }) => ({ buyers, price: toRupiah(sen(priceSen)) })),
      target: targetOf(tiers),
      currentPrice: toRupiah(priceOf(tiers, buyersOf(product))),
      finalPrice: rupiahOrNull(finalPriceSen),
      pictures: pictures.map(({ fileUid, alt }) => ({ fileUid, alt, url: this.links.sign(fileUid) })),
      allowedActions: [
        'add-picture',
        ...productMoves.actionsOn(state, 'admin'),
        ...(isAvailable({ state, promoEndAt }, this.clock.now()) ? ['close'] : []),
        ...(COSTLY.includes(state) ? ['record-cost'] : []),
      ],
    };
  }

  private async sharesOf(productUid: string): Promise<AdminSekeranjangProduct['shares']> {
    const shares = await this.database.sekeranjangShare.findMany({
      where: { productUid },
      orderBy: [{ createdAt: 'desc' }, { orderUid: 'asc' }],
      take: MOST_SHARES,
    });
    const orders = await this.database.order.findMany({
      where: { uid: { in: shares.map(({ orderUid }) => orderUid) } },
      select: { uid: true, number: true, name: true, shipment: { select: { uid: true } } },
    });
    const orderOf = new Map(orders.map((order) => [order.uid, order]));
    return shares.map(({ orderUid, state, createdAt }) => ({
      orderUid,
      orderNumber: orderOf.get(orderUid)?.number ?? '',
      customerName: orderOf.get(orderUid)?.name ?? '',
      state,
      shipmentUid: orderOf.get(orderUid)?.shipment?.uid ?? null,
      at: createdAt.toISOString(),
    }));
  }
}

export const SekeranjangProductsListController = listController({
  resource: 'sekeranjang-products',
  tag: 'admin sekeranjang',
  schema: adminSekeranjangProduct,
  source: SekeranjangProductsList,
});
