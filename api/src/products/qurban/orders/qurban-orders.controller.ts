import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type * as z from 'zod/mini';
import { done } from '#contracts/platform/common.http';
import {
  type PlaceQurbanBody,
  type RenameQurbanBody,
  placeQurbanBody,
  placedQurban,
  qurbanOrder,
  qurbanOrderQuery,
  renameQurbanBody,
} from '#contracts/products/qurban/qurban.http';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { IdempotencyKey } from '../../../sales/placing/idempotency-key.js';
import { FindQurbanOrderQuery } from './find-order.query.js';
import { PlaceQurbanOrderCommand } from './place-order.command.js';
import { RenameQurbanCommand } from './rename.command.js';

/** Shares of the customer. They are paid on the payment page, at once or instalment by instalment. */
@ApiTags('qurban')
@AsCustomer()
@Controller('customer/qurban/order')
export class QurbanOrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedQurban })
  place(
    @Customer() { uid }: CustomerIdentity,
    @Body({ schema: placeQurbanBody }) body: PlaceQurbanBody,
    @IdempotencyKey() key: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    return this.commands.execute(new PlaceQurbanOrderCommand(uid, body, key, device));
  }

  @Get('detail')
  @ApiOkResponse({ standardSchema: qurbanOrder })
  one(
    @Customer() { uid }: CustomerIdentity,
    @Query({ schema: qurbanOrderQuery }) { orderUid }: z.infer<typeof qurbanOrderQuery>,
  ) {
    return this.queries.execute(new FindQurbanOrderQuery(uid, orderUid));
  }

  @Post('names')
  @OpenWhileBlocked('Names for whom a share is that is paid.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  rename(
    @Customer() { uid }: CustomerIdentity,
    @Body({ schema: renameQurbanBody }) { orderUid, names }: RenameQurbanBody,
  ) {
    return this.commands.execute(new RenameQurbanCommand(uid, orderUid, names));
  }
}
