import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ErrandShippingQuery } from '#contracts/products/errands/errands.http';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { packedWeight } from '#domain/sales/shipping/shipping-option';
import { Database } from '#runtime/platform/db/database';
import { findShippingOptions } from '#runtime/sales/shipping/shipments.store';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { findOwnAddress } from '../../../sales/addresses/own-address.js';
import { shippingOptionView } from '../../../sales/shipping/shipment-view.js';

export class FindErrandShippingQuery extends Query<ShippingOptionView[]> {
  constructor(
    readonly customerUid: string,
    readonly of: ErrandShippingQuery,
  ) {
    super();
  }
}

/** How a quoted errand can be sent, to an address of the customer or to be picked up. */
@QueryHandler(FindErrandShippingQuery)
export class FindErrandShippingHandler implements IQueryHandler<FindErrandShippingQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, of: { errandUid: uid, addressUid } }: FindErrandShippingQuery) {
    const errand = await this.database.errand.findFirst({ where: { uid, customerUid }, select: { weightGrams: true } });
    if (!errand) throw new Refusal('NOT_FOUND', 404);
    const address = await findOwnAddress(this.database, customerUid, addressUid, 'addressUid');
    // Without a quote it is not known what it weighs.
    if (errand.weightGrams === null) return [];
    const options = await findShippingOptions(this.database, address, packedWeight(errand.weightGrams));
    return options.map(shippingOptionView);
  }
}
