import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { done, uid } from '#contracts/http/common.http';
import {
  type OrderDetailQuery,
  type OrderListQuery,
  type PlaceOrderBody,
  orderDetail,
  orderDetailQuery,
  orderGlance,
  orderListQuery,
  orderStatusView,
  orderSummary,
  placeOrderBody,
  placedOrder,
} from '#contracts/http/orders.http';
import { ORDER_STATUS, ORDER_STATUS_LABEL, orderStatusOf } from '#domain/orders/order-status';
import { AsCustomer, Customer, type CustomerIdentity, MaybeCustomer, TellsBlock } from '../http/access.js';
import { RateLimit } from '../http/rate-limits.js';
import { invalid } from '../http/refusal.js';
import { CancelOrderCommand } from './cancel-order.command.js';
import { FindMyOrdersQuery } from './find-my-orders.query.js';
import { FindOrderQuery } from './find-order.query.js';
import { PlaceOrderCommand } from './place-order.command.js';

const STATUSES = Object.values(ORDER_STATUS).map((code) => ({ code, label: ORDER_STATUS_LABEL[orderStatusOf(code)] }));
/** Visible ASCII, as the draft standard for the header asks. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

@ApiTags('orders')
@AsCustomer()
@Controller('customer')
export class OrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @TellsBlock()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedOrder })
  place(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: placeOrderBody }) body: PlaceOrderBody,
    @Headers('idempotency-key') key: string | undefined,
  ) {
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key))
      throw invalid({ field: 'Idempotency-Key', message: 'Idempotency-Key tidak valid' });
    return this.commands.execute(new PlaceOrderCommand(customer.uid, body, key ?? null));
  }

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

  @Get(':uid/detail')
  @ApiOkResponse({ standardSchema: orderDetail })
  detail(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) orderUid: string) {
    return this.queries.execute(new FindOrderQuery(orderUid, { tokenCustomerUid: customer.uid }, true));
  }

  @Post(':uid/cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) orderUid: string) {
    return this.commands.execute(new CancelOrderCommand(orderUid, customer.uid));
  }
}
