import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import {
  type ChangeVariantBody,
  changeVariantBody,
  changedVariant,
  otherSeat,
  type OtherSeatsQuery,
  otherSeatsQuery,
} from '#contracts/products/subscriptions/change-variant.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ChangeVariantCommand } from './change-variant.command.js';
import { FindOtherSeatsQuery } from './find-other-seats.query.js';

/** Another plan before paying. */
@ApiTags('orders')
@AsCustomer()
@Controller('customer/variant')
export class ChangeVariantController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What each other plan of the brand would do to the seat. */
  @Get()
  @ApiOkResponse({ standardSchema: z.array(otherSeat) })
  others(@Customer() customer: CustomerIdentity, @Query({ schema: otherSeatsQuery }) { orderUid }: OtherSeatsQuery) {
    return this.queries.execute(new FindOtherSeatsQuery(customer.uid, orderUid));
  }

  @Patch()
  @RateLimit('order')
  @ApiOkResponse({ standardSchema: changedVariant })
  change(@Customer() customer: CustomerIdentity, @Body({ schema: changeVariantBody }) body: ChangeVariantBody) {
    return this.commands.execute(new ChangeVariantCommand(customer.uid, body));
  }
}
