import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { paymentMethodView } from '#contracts/sales/payments.http';
import {
  type ProductContactQuery,
  paymentSource,
  productContactQuery,
  productContacts,
} from '#contracts/sales/products.http';
import { PAYMENT_SOURCES } from '#domain/sales/payments/payment-sources';
import { contactsOf, storeContactOf } from '#runtime/platform/config/contacts';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { Paged } from '../../platform/http/errors/envelope.js';
import { Public } from '../../platform/http/access/access.js';
import { PaymentMethods } from '../payments/payment-methods.js';
import { ProductOffers } from './product-offers.js';

const name = z.string();

/**
 * How a product is paid and where its customers are answered. Every product is paid to the same accounts; an address that
 * is written in full, as `additional-payment`, wins over these.
 */
@ApiTags('products')
@Public()
@Controller('customer')
export class ProductPaymentsController {
  constructor(
    private readonly offers: ProductOffers,
    private readonly methods: PaymentMethods,
    @Inject(ShopSettings) private readonly settings: ShopSettings,
  ) {}

  /** Where to transfer to. */
  @Get(':product-payment')
  @ApiOkResponse({ standardSchema: z.array(paymentMethodView) })
  payment(@Param('product', { schema: name }) product: string) {
    this.offers.checkProduct(product);
    return this.methods.current();
  }

  /** What to transfer from. */
  @Get(':product-payment-from')
  @ApiOkResponse({ standardSchema: z.array(paymentSource) })
  paymentFrom(@Param('product', { schema: name }) product: string) {
    this.offers.checkProduct(product);
    return PAYMENT_SOURCES;
  }

  @Get(':product-contact')
  @ApiOkResponse({ standardSchema: productContacts })
  contact(
    @Param('product', { schema: name }) product: string,
    @Query({ schema: productContactQuery }) { page, limit, type }: ProductContactQuery,
  ) {
    this.offers.checkProduct(product);
    if (type === 'store') return storeContactOf(this.settings);
    const contacts = contactsOf(this.settings);
    return new Paged(contacts.slice((page - 1) * limit, page * limit), page, limit, contacts.length);
  }
}
