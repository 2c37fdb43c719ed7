import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ApplyBody, applied, applyBody, sharesView } from '#contracts/products/giving/donations.http';
import { AsCustomer, Customer, type CustomerIdentity, MaybeCustomer } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApplyForShareCommand } from './apply.command.js';
import { FindSharesQuery } from './find-shares.query.js';

/** Netflix shares that donors have paid. */
@ApiTags('giving')
@Controller('customer/donation/netflix')
export class SharesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @MaybeCustomer()
  @ApiOkResponse({ standardSchema: sharesView })
  view(@Customer() customer?: CustomerIdentity) {
    return this.queries.execute(new FindSharesQuery(customer?.uid ?? null));
  }

  @Post('apply')
  @AsCustomer()
  @RateLimit('help')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: applied })
  apply(@Customer() customer: CustomerIdentity, @Body({ schema: applyBody }) body: ApplyBody) {
    return this.commands.execute(new ApplyForShareCommand(customer.uid, body));
  }
}
