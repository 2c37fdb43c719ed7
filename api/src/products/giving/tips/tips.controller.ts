import { Body, Controller, Get, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { type TipBody, placedTip, tipBody, tipHost } from '#contracts/products/giving/tips.http';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { IdempotencyKey } from '../../../sales/placing/idempotency-key.js';
import { FindTipHostsQuery, GiveTipCommand } from './give-tip.command.js';

/** Tips to the team, or to one's host. */
@ApiTags('giving')
@AsCustomer()
@Controller('customer/tip')
export class TipsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('host')
  @ApiOkResponse({ standardSchema: z.array(tipHost) })
  hosts(@Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindTipHostsQuery(customer.uid));
  }

  @Post()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedTip })
  give(
    @Customer() { uid: customerUid }: CustomerIdentity,
    @Body({ schema: tipBody }) { name, email, phoneNumber, ...wanted }: TipBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    const contact = { name, email, phoneNumber };
    return this.commands.execute(new GiveTipCommand({ customerUid, contact, idempotencyKey, device }, wanted));
  }
}
