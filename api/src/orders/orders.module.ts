import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { CancelOrderHandler } from './cancel-order.command.js';
import { FindAdminOrderHandler, FindAdminOrdersHandler } from './find-admin-orders.query.js';
import { FindMyOrdersHandler } from './find-my-orders.query.js';
import { FindOrderHandler } from './find-order.query.js';
import { OrderBatches } from './order-batches.js';
import { OrdersAdminController } from './orders.admin.controller.js';
import { OrdersController } from './orders.controller.js';
import { PlaceOrderHandler } from './place-order.command.js';
import { PlacedOrders } from './placed-orders.js';

@Module({
  imports: [CatalogueModule],
  controllers: [OrdersController, OrdersAdminController],
  providers: [
    PlacedOrders,
    OrderBatches,
    PlaceOrderHandler,
    CancelOrderHandler,
    FindMyOrdersHandler,
    FindOrderHandler,
    FindAdminOrdersHandler,
    FindAdminOrderHandler,
  ],
})
export class OrdersModule {}
