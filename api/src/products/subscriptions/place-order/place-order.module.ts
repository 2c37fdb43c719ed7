import { Module } from '@nestjs/common';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { CatalogueModule } from '../../../catalogue/catalogue.module.js';
import { PlaceOrderHandler } from './place-order.command.js';
import { PlaceOrderController } from './place-order.controller.js';
import { PlacedOrders } from './placed-orders.js';
import { SeatReservationQueue } from './seat-reservation-queue.js';
import { SeatReservations } from './seat-reservations.js';

@Module({
  imports: [CatalogueModule],
  controllers: [PlaceOrderController],
  providers: [UnpaidOrders, PlacedOrders, SeatReservationQueue, SeatReservations, PlaceOrderHandler],
})
export class PlaceOrderModule {}
