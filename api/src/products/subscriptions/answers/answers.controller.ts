import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { uid } from '#contracts/platform/common.http';
import { type GiveAnswersBody, answersView, giveAnswersBody } from '#contracts/products/subscriptions/answers.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { FindAnswersQuery } from './find-answers.query.js';
import { GiveAnswersCommand } from './give-answers.command.js';

/** What an order came without: rules of the provider, duties of a host. `uid` is the order. */
@ApiTags('orders')
@AsCustomer()
@Controller('customer/order/:uid/answers')
export class AnswersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: answersView })
  asked(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) orderUid: string) {
    return this.queries.execute(new FindAnswersQuery(orderUid, customer.uid));
  }

  @Post()
  @HttpCode(200)
  @RateLimit('order')
  @ApiOkResponse({ standardSchema: answersView })
  async give(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) orderUid: string,
    @Body({ schema: giveAnswersBody }) body: GiveAnswersBody,
  ) {
    await this.commands.execute(new GiveAnswersCommand(orderUid, customer.uid, body));
    return this.queries.execute(new FindAnswersQuery(orderUid, customer.uid));
  }
}
