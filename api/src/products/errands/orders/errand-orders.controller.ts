import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type ErrandShippingQuery,
  type OrderErrandBody,
  errandShipping,
  errandShippingQuery,
  orderErrandBody,
  orderedErrand,
} from '#contracts/products/errands/errands.http';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { IdempotencyKey } from '../../../sales/placing/idempotency-key.js';
import { FindErrandShippingQuery } from './find-shipping.query.js';
import { OrderErrandCommand } from './order-errand.command.js';

/** Taking a quote. */
@ApiTags('setitip')
@AsCustomer()
@Controller('customer/setitip')
export class ErrandOrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('shipping')
  @ApiOkResponse({ standardSchema: errandShipping })
  shipping(@Customer() customer: CustomerIdentity, @Query({ schema: errandShippingQuery }) query: ErrandShippingQuery) {
    return this.queries.execute(new FindErrandShippingQuery(customer.uid, query));
  }

  @Post('order')
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: orderedErrand })
  order(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: orderErrandBody }) body: OrderErrandBody,
    @IdempotencyKey() key: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    return this.commands.execute(new OrderErrandCommand(customer.uid, body, key, device));
  }
}
