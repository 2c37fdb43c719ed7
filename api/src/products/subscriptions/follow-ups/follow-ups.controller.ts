import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { done, uid } from '#contracts/platform/common.http';
import { type AskForHelpBody, askForHelpBody, followUpView } from '#contracts/products/subscriptions/follow-ups.http';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { AskForHelpCommand } from './ask-for-help.command.js';
import { FindMyFollowUpsQuery } from './find-my-follow-ups.query.js';

/** `uid` is the seat that the question is about. */
@ApiTags('memberships')
@AsCustomer()
@Controller('customer/membership')
export class FollowUpsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':uid/follow-up')
  @ApiOkResponse({ standardSchema: z.array(followUpView) })
  mine(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.queries.execute(new FindMyFollowUpsQuery(accountUid, customer.uid));
  }

  @Post(':uid/ask-for-help')
  @OpenWhileBlocked('Writes to the team.')
  @HttpCode(200)
  @RateLimit('help')
  @ApiOkResponse({ standardSchema: done })
  ask(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: askForHelpBody }) body: AskForHelpBody,
  ) {
    return this.commands.execute(new AskForHelpCommand(accountUid, customer.uid, body));
  }
}
