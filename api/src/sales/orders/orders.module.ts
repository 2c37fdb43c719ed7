import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { CancelOrderByAdminHandler } from './cancel-order.admin.command.js';
import { CancelOrderHandler } from './cancel-order.command.js';
import { OrdersList, OrdersListController } from './orders.list.js';
import { FindMyOrdersHandler } from './find-my-orders.query.js';
import { FindOrderHandler } from './find-order.query.js';
import { OrdersAdminController } from './orders.admin.controller.js';
import { ReopenOrderHandler } from './reopen-order.admin.command.js';
import { OrdersController } from './orders.controller.js';

@Module({
  imports: [CatalogueModule],
  controllers: [OrdersListController, OrdersController, OrdersAdminController],
  providers: [
    CancelOrderHandler,
    CancelOrderByAdminHandler,
    ReopenOrderHandler,
    FindMyOrdersHandler,
    FindOrderHandler,
    OrdersList,
  ],
})
export class OrdersModule {}
