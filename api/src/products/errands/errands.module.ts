import { Module } from '@nestjs/common';
import { CostsModule } from '../../sales/costs/costs.module.js';
import { PlacingModule } from '../../sales/placing/placing.module.js';
import { BuyErrandHandler } from './console/buy-errand.command.js';
import { DeclineErrandHandler, QuoteErrandHandler } from './console/decide-errand.command.js';
import { ErrandsAdminController } from './console/errands.admin.controller.js';
import { ErrandsList, ErrandsListController } from './console/errands.list.js';
import { ErrandOrdersController } from './orders/errand-orders.controller.js';
import { FindErrandShippingHandler } from './orders/find-shipping.query.js';
import { OrderErrandHandler } from './orders/order-errand.command.js';
import { AddErrandPictureHandler } from './requests/add-picture.command.js';
import { EndErrandHandler } from './requests/end-errand.command.js';
import { ErrandsController } from './requests/errands.controller.js';
import { FindErrandHandler, FindErrandsHandler } from './requests/find-errands.query.js';
import { RequestErrandHandler } from './requests/request-errand.command.js';

@Module({
  imports: [PlacingModule, CostsModule],
  controllers: [ErrandsController, ErrandOrdersController, ErrandsListController, ErrandsAdminController],
  providers: [
    FindErrandsHandler,
    FindErrandHandler,
    RequestErrandHandler,
    AddErrandPictureHandler,
    EndErrandHandler,
    FindErrandShippingHandler,
    OrderErrandHandler,
    ErrandsList,
    QuoteErrandHandler,
    DeclineErrandHandler,
    BuyErrandHandler,
  ],
})
export class ErrandsModule {}
