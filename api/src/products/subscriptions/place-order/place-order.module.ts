import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../../catalogue/catalogue.module.js';
import { PlaceOrderHandler } from './place-order.command.js';
import { PlaceOrderController } from './place-order.controller.js';
import { PlacedOrders } from './placed-orders.js';
import { SeatReservationQueue } from './seat-reservation-queue.js';
import { SeatReservations } from './seat-reservations.js';

@Module({
  imports: [CatalogueModule],
  controllers: [PlaceOrderController],
  providers: [PlacedOrders, SeatReservationQueue, SeatReservations, PlaceOrderHandler],
})
export class PlaceOrderModule {}
