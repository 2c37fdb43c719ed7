import { Module } from '@nestjs/common';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { CatalogueModule } from '../../../catalogue/catalogue.module.js';
import { ChangeVariantHandler } from './change-variant.command.js';
import { ChangeVariantController } from './change-variant.controller.js';

@Module({
  imports: [CatalogueModule],
  controllers: [ChangeVariantController],
  providers: [UnpaidOrders, ChangeVariantHandler],
})
export class ChangeVariantModule {}
