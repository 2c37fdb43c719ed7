import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { campaignSlug } from '#contracts/campaigns/campaigns.http';
import { vote, voteBody } from '#contracts/campaigns/votes.http';
import { AsCustomer, Customer, type CustomerIdentity, MaybeCustomer } from '../../platform/http/access/access.js';
import { requireLiveToken } from '../../platform/http/access/live-token.js';
import { FindVoteQuery } from './find-vote.query.js';
import { VoteCommand } from './vote.command.js';

@ApiTags('campaigns')
@Controller('customer/event/:campaign/vote')
export class VotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @MaybeCustomer()
  @ApiOkResponse({ standardSchema: vote })
  view(
    @Param('campaign', { schema: campaignSlug }) slug: string,
    @Customer() customer: CustomerIdentity | undefined,
    @Req() request: FastifyRequest,
  ) {
    requireLiveToken(request, customer);
    return this.queries.execute(new FindVoteQuery(slug, customer?.uid ?? null));
  }

  @Post()
  @AsCustomer()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: vote })
  choose(
    @Param('campaign', { schema: campaignSlug }) slug: string,
    @Customer() customer: CustomerIdentity,
    @Body({ schema: voteBody }) { optionUid }: z.infer<typeof voteBody>,
  ) {
    return this.commands.execute(new VoteCommand(slug, customer.uid, optionUid));
  }
}
