import { Module } from '@nestjs/common';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { CatalogueModule } from '../../../catalogue/catalogue.module.js';
import { ChangeVariantHandler } from './change-variant.command.js';
import { ChangeVariantController } from './change-variant.controller.js';
import { FindOtherSeatsHandler } from './find-other-seats.query.js';

@Module({
  imports: [CatalogueModule],
  controllers: [ChangeVariantController],
  providers: [UnpaidOrders, ChangeVariantHandler, FindOtherSeatsHandler],
})
export class ChangeVariantModule {}
