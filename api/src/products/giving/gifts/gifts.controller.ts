import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import {
  type ClaimGiftBody,
  type GiftBody,
  type GiftsQuery,
  claimGiftBody,
  claimedGift,
  giftBody,
  type MakeGiftLinkBody,
  giftLink,
  makeGiftLinkBody,
  giftsQuery,
  myGift,
  openGiftBody,
  openedGift,
  placedGift,
} from '#contracts/products/giving/gifts.http';
import { FromDevice, type RequestDevice } from '../../../identity/session/request-device.js';
import { AsCustomer, Customer, type CustomerIdentity, Public } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { IdempotencyKey } from '../../../sales/placing/idempotency-key.js';
import { ClaimGiftCommand } from './claim-gift.command.js';
import { FindMyGiftsQuery, OpenGiftQuery } from './find-gifts.query.js';
import { GiveGiftCommand } from './give-gift.command.js';
import { MakeGiftLinkCommand } from './make-link.command.js';

/** Holiday gifts (THR) to one person. */
@ApiTags('giving')
@Controller('customer/thr')
export class GiftsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @AsCustomer()
  @RateLimit('order')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ standardSchema: placedGift })
  give(
    @Customer() { uid: customerUid }: CustomerIdentity,
    @Body({ schema: giftBody }) { name, email, phoneNumber, ...wanted }: GiftBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @FromDevice() device: RequestDevice,
  ) {
    const contact = { name, email, phoneNumber };
    return this.commands.execute(new GiveGiftCommand({ customerUid, contact, idempotencyKey, device }, wanted));
  }

  /** The gifts that the customer has given. */
  @Get()
  @AsCustomer()
  @ApiOkResponse({ standardSchema: z.array(myGift) })
  mine(@Customer() customer: CustomerIdentity, @Query({ schema: giftsQuery }) query: GiftsQuery) {
    return this.queries.execute(new FindMyGiftsQuery(customer.uid, query));
  }

  /** A new link; the one before ends. */
  @Post(':uid/link')
  @AsCustomer()
  @RateLimit('reveal')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: giftLink })
  link(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) giftUid: string,
    @Body({ schema: makeGiftLinkBody }) { version }: MakeGiftLinkBody,
  ) {
    return this.commands.execute(new MakeGiftLinkCommand(customer.uid, giftUid, version));
  }

  /** The secret is in the body, so that it is in no log. */
  @Post('open')
  @Public()
  @RateLimit('reveal')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: openedGift })
  open(@Body({ schema: openGiftBody }) { secret }: z.infer<typeof openGiftBody>) {
    return this.queries.execute(new OpenGiftQuery(secret));
  }

  @Post('claim')
  @AsCustomer()
  @RateLimit('reveal')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: claimedGift })
  claim(@Customer() customer: CustomerIdentity, @Body({ schema: claimGiftBody }) body: ClaimGiftBody) {
    return this.commands.execute(new ClaimGiftCommand(customer.uid, body));
  }
}
