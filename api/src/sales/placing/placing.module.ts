import { Module } from '@nestjs/common';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { OrderPlacing } from './order-placing.js';

/** For the modules of product lines. */
@Module({ providers: [UnpaidOrders, OrderPlacing], exports: [OrderPlacing, UnpaidOrders] })
export class PlacingModule {}
