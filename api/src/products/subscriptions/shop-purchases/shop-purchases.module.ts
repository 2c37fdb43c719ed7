import { Module } from '@nestjs/common';
import { CostsModule } from '../../../sales/costs/costs.module.js';
import { BuyForGroupHandler } from './buy-for-group.command.js';
import { ShopPurchasesAdminController } from './shop-purchases.admin.controller.js';
import { ShopPurchasesList, ShopPurchasesListController } from './shop-purchases.list.js';

@Module({
  imports: [CostsModule],
  controllers: [ShopPurchasesListController, ShopPurchasesAdminController],
  providers: [ShopPurchasesList, BuyForGroupHandler],
})
export class ShopPurchasesModule {}
