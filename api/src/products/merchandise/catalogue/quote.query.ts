import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { QuoteBody, QuoteView } from '#contracts/products/merchandise/merchandise.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { goodsTotal, parcelWeight, variantLabel } from '#domain/products/merchandise/cart';
import { availableOf } from '#domain/products/merchandise/stock';
import { Database } from '#runtime/platform/db/database';
import { findShippingOptions } from '#runtime/sales/shipping/shipments.store';
import { invalid } from '../../../platform/http/errors/refusal.js';
import { findOwnAddress } from '../../../sales/addresses/own-address.js';
import { shippingOptionView } from '../../../sales/shipping/shipment-view.js';
import { firstPicture } from './product-view.js';

export class QuoteQuery extends Query<QuoteView> {
  constructor(
    readonly body: QuoteBody,
    /** Without one only pick-ups are offered. */
    readonly customerUid: string | null,
  ) {
    super();
  }
}

/** What a cart costs now and how it can be sent. Things that are not sold any more are left out, unknown ones refused. */
@QueryHandler(QuoteQuery)
export class QuoteHandler implements IQueryHandler<QuoteQuery> {
  constructor(private readonly database: Database) {}

  async execute({ body: { items, addressUid }, customerUid }: QuoteQuery): Promise<QuoteView> {
    const variants = await this.database.merchandiseVariant.findMany({
      where: { uid: { in: items.map(({ variantUid }) => variantUid) } },
      include: { product: { include: { pictures: { orderBy: { position: 'asc' }, take: 1 } } } },
    });
    const unknown = items.findIndex(({ variantUid }) => !variants.some(({ uid }) => uid === variantUid));
    if (unknown >= 0)
      throw invalid({ field: `items.${unknown}`, message: 'Barang ini tidak ada. Hapus dari keranjangmu.' });
    const found = items.flatMap(({ variantUid, quantity }) => {
      const variant = variants.find(({ uid }) => uid === variantUid)!;
      return variant.active && variant.product.active ? [{ variant, quantity }] : [];
    });
    const lines = found.map(({ variant, quantity }) => ({ ...variant, quantity }));
    const weightGrams = parcelWeight(lines);
    const address = await findOwnAddress(this.database, customerUid, addressUid, 'addressUid');
    const options = found.length > 0 ? await findShippingOptions(this.database, address, weightGrams) : [];
    return {
      items: found.map(({ variant, quantity }) => ({
        variantUid: variant.uid,
        slug: variant.product.slug,
        name: variant.product.name,
        variant: variantLabel(variant),
        picture: firstPicture(variant.product.pictures),
        price: toRupiah(sen(variant.priceSen)),
        quantity,
        available: availableOf(variant),
      })),
      weightGrams,
      goods: toRupiah(goodsTotal(lines)),
      shipping: options.map(shippingOptionView),
    };
  }
}
