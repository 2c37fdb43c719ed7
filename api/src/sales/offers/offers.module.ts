import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductPaymentsController } from './product-payments.controller.js';
import { ProductsController } from './products.controller.js';

/** `ProductOffers` comes from the registry of the product lines. */
@Module({ imports: [PaymentsModule], controllers: [ProductsController, ProductPaymentsController] })
export class OffersModule {}
