import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type * as z from 'zod/mini';
import { done, uid } from '#contracts/platform/common.http';
import {
  type BookSlotBody,
  type CancelSlotBody,
  type JoinSlotBody,
  bookSlotBody,
  cancelSlotBody,
  joinSlotBody,
  placedSlot,
  slotOrder,
  slotOrderQuery,
} from '#contracts/products/venues/venues.http';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { IdempotencyKey } from '../../../sales/placing/idempotency-key.js';
import { type Asked, placedAnswer } from '../slot-sale.js';
import { BookSlotCommand } from './book-slot.command.js';
import { CancelShareCommand } from './cancel-share.command.js';
import { FindSlotOrderQuery } from './find-slots.query.js';
import { JoinSlotCommand } from './join-slot.command.js';

/** Slots of the customer. */
@ApiTags('semabar')
@AsCustomer()
@Controller('customer/semabar/order')
export class BookingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedSlot })
  async book(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: bookSlotBody }) body: BookSlotBody,
    @IdempotencyKey() key: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    return placedAnswer(await this.commands.execute(new BookSlotCommand(askedBy(customer, body, key, device), body)));
  }

  /** One place in a slot that looks for players. */
  @Post('join')
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedSlot })
  async join(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: joinSlotBody }) body: JoinSlotBody,
    @IdempotencyKey() key: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    const command = new JoinSlotCommand(askedBy(customer, body, key, device), body, 'player');
    return placedAnswer(await this.commands.execute(command));
  }

  /** The booker pays for the places that are left. */
  @Post('rest')
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedSlot })
  async payRest(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: joinSlotBody }) body: JoinSlotBody,
    @IdempotencyKey() key: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    const command = new JoinSlotCommand(askedBy(customer, body, key, device), body, 'rest');
    return placedAnswer(await this.commands.execute(command));
  }

  @Get('detail')
  @ApiOkResponse({ standardSchema: slotOrder })
  one(
    @Customer() customer: CustomerIdentity,
    @Query({ schema: slotOrderQuery }) { orderUid }: z.infer<typeof slotOrderQuery>,
  ) {
    return this.queries.execute(new FindSlotOrderQuery(customer.uid, orderUid));
  }

  /** A paid part; an unpaid order is cancelled like every order. */
  @Post(':uid/cancel')
  @OpenWhileBlocked('Gives back what is held, and asks for nothing.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) orderUid: string,
    @Body({ schema: cancelSlotBody }) { kept }: CancelSlotBody,
  ) {
    return this.commands.execute(new CancelShareCommand(customer.uid, orderUid, kept));
  }
}

const askedBy = (
  { uid: customerUid }: CustomerIdentity,
  { name, email, phoneNumber }: Asked['contact'],
  key: string | null,
  device: RequestDevice,
): Asked => ({ customerUid, contact: { name, email, phoneNumber }, idempotencyKey: key, device });
