import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SekeranjangShippingQuery } from '#contracts/products/sekeranjang/sekeranjang.http';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { PUBLIC_STATES } from '#domain/products/sekeranjang/product-state';
import { packedWeight } from '#domain/sales/shipping/shipping-option';
import { Database } from '#runtime/platform/db/database';
import { findShippingOptions } from '#runtime/sales/shipping/shipments.store';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { findOwnAddress } from '../../../sales/addresses/own-address.js';
import { shippingOptionView } from '../../../sales/shipping/shipment-view.js';

export class FindSekeranjangShippingQuery extends Query<ShippingOptionView[]> {
  constructor(
    readonly of: SekeranjangShippingQuery,
    /** Without one only pick-ups are offered. */
    readonly customerUid: string | null,
  ) {
    super();
  }
}

/** How one piece can be sent, to an address of the customer or to be picked up. */
@QueryHandler(FindSekeranjangShippingQuery)
export class FindSekeranjangShippingHandler implements IQueryHandler<FindSekeranjangShippingQuery> {
  constructor(private readonly database: Database) {}

  async execute({ of: { sekeranjangUid: uid, addressUid }, customerUid }: FindSekeranjangShippingQuery) {
    const product = await this.database.sekeranjangProduct.findFirst({
      where: { uid, state: { in: PUBLIC_STATES } },
      select: { weightGrams: true },
    });
    if (!product) throw new Refusal('NOT_FOUND', 404);
    const address = await findOwnAddress(this.database, customerUid, addressUid, 'addressUid');
    const options = await findShippingOptions(this.database, address, packedWeight(product.weightGrams));
    return options.map(shippingOptionView);
  }
}
