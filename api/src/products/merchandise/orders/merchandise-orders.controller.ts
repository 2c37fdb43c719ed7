import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import {
  type MerchandiseOrdersQuery,
  type PlaceMerchandiseBody,
  merchandiseOrder,
  merchandiseOrderQuery,
  merchandiseOrdersQuery,
  placeMerchandiseBody,
  placedMerchandise,
} from '#contracts/products/merchandise/merchandise.http';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { IdempotencyKey } from '../../../sales/placing/idempotency-key.js';
import { FindMyMerchandiseOrderQuery, FindMyMerchandiseOrdersQuery } from './find-my-orders.query.js';
import { PlaceMerchandiseOrderCommand } from './place-order.command.js';

/** Orders of the customer for things of the shop. */
@ApiTags('merchandise')
@AsCustomer()
@Controller('customer/merchandise/order')
export class MerchandiseOrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedMerchandise })
  place(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: placeMerchandiseBody }) body: PlaceMerchandiseBody,
    @IdempotencyKey() key: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    return this.commands.execute(new PlaceMerchandiseOrderCommand(customer.uid, body, key, device));
  }

  @Get()
  @ApiOkResponse({ standardSchema: z.array(merchandiseOrder) })
  mine(
    @Customer() customer: CustomerIdentity,
    @Query({ schema: merchandiseOrdersQuery }) query: MerchandiseOrdersQuery,
  ) {
    return this.queries.execute(new FindMyMerchandiseOrdersQuery(customer.uid, query));
  }

  @Get('detail')
  @ApiOkResponse({ standardSchema: merchandiseOrder })
  one(
    @Customer() customer: CustomerIdentity,
    @Query({ schema: merchandiseOrderQuery }) { orderUid }: z.infer<typeof merchandiseOrderQuery>,
  ) {
    return this.queries.execute(new FindMyMerchandiseOrderQuery(customer.uid, orderUid));
  }
}
