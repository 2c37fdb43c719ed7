import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { done, uid } from '#contracts/platform/common.http';
import {
  type OrderDetailQuery,
  type OrderListQuery,
  orderDetail,
  orderDetailQuery,
  orderGlance,
  orderListQuery,
  orderStatusView,
  orderSummary,
} from '#contracts/sales/orders.http';
import { ORDER_STATUS, ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import {
  AsCustomer,
  Customer,
  type CustomerIdentity,
  MaybeCustomer,
  OpenWhileBlocked,
} from '../../platform/http/access/access.js';
import { CancelOrderCommand } from './cancel-order.command.js';
import { FindMyOrdersQuery } from './find-my-orders.query.js';
import { FindOrderQuery } from './find-order.query.js';

const STATUSES = Object.values(ORDER_STATUS).map((code) => ({ code, label: ORDER_STATUS_LABEL[orderStatusOf(code)] }));

@ApiTags('orders')
@AsCustomer()
@Controller('customer')
export class OrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(orderSummary) })
  mine(@Customer() customer: CustomerIdentity, @Query({ schema: orderListQuery }) query: OrderListQuery) {
    return this.queries.execute(new FindMyOrdersQuery(customer.uid, query));
  }

  @Get('referential/order-status')
  @ApiOkResponse({ standardSchema: z.array(orderStatusView) })
  statuses() {
    return STATUSES;
  }

  /** By `orderUid` alone only what a payment page needs; in full for the owner or with the matching `customerUid`. */
  @Get(['detail', 'details'])
  @MaybeCustomer()
  @ApiOkResponse({ standardSchema: z.union([orderDetail, orderGlance]) })
  glance(@Query({ schema: orderDetailQuery }) query: OrderDetailQuery, @Customer() customer?: CustomerIdentity) {
    const viewer = { linkCustomerUid: query.customerUid, tokenCustomerUid: customer?.uid };
    return this.queries.execute(new FindOrderQuery(query.orderUid, viewer));
  }

  // Only what has the form of an id: `product/detail` and `blog/detail` are addresses of their own.
  @Get(':uid(^[0-9a-fA-F-]{36}$)/detail')
  @ApiOkResponse({ standardSchema: orderDetail })
  detail(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) orderUid: string) {
    return this.queries.execute(new FindOrderQuery(orderUid, { tokenCustomerUid: customer.uid }, true));
  }

  @Post(':uid/cancel')
  @OpenWhileBlocked('Gives back what is held, and asks for nothing.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) orderUid: string) {
    return this.commands.execute(new CancelOrderCommand(orderUid, customer.uid));
  }
}
