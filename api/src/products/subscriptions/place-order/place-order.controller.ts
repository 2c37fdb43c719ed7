import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { type PlaceOrderBody, placeOrderBody, placedOrder } from '#contracts/products/subscriptions/place-order.http';
import {
  AsCustomer,
  Customer,
  type CustomerIdentity,
  RefusesBlockedItself,
} from '../../../platform/http/access/access.js';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { IdempotencyKey } from '../../../sales/placing/idempotency-key.js';
import { PlaceOrderCommand } from './place-order.command.js';

/** An order for a seat in a group. */
@ApiTags('orders')
@AsCustomer()
@Controller('customer')
export class PlaceOrderController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @RefusesBlockedItself()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedOrder })
  place(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: placeOrderBody }) body: PlaceOrderBody,
    @IdempotencyKey() key: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    return this.commands.execute(new PlaceOrderCommand(customer.uid, body, key, device));
  }
}
