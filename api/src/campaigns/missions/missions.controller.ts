import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { campaignSlug } from '#contracts/campaigns/campaigns.http';
import { claimedPrize, gameLog, mission, submitMissionFields, uniqueCode } from '#contracts/campaigns/missions.http';
import { uid } from '#contracts/platform/common.http';
import {
  AsCustomer,
  Customer,
  type CustomerIdentity,
  RefusesBlocked,
  MaybeCustomer,
} from '../../platform/http/access/access.js';
import { requireLiveToken } from '../../platform/http/access/live-token.js';
import { ApiFormOrJson } from '../../platform/http/uploads/api-form.js';
import { readFields } from '../../platform/http/uploads/upload.js';
import { ClaimPrizeCommand } from '../prizes/claim-prize.command.js';
import { FindLogQuery, FindUniqueCodeQuery } from './find-log.query.js';
import { RegisterCommand } from './register.command.js';
import { SubmitMissionCommand } from './submit-mission.command.js';

const slugParam = { schema: campaignSlug };

/** The game of a campaign: `anniv` in the specification, and any other. */
@ApiTags('campaigns')
@Controller('customer/event/:campaign')
export class MissionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('register')
  @AsCustomer()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: uniqueCode })
  register(@Param('campaign', slugParam) slug: string, @Customer() customer: CustomerIdentity) {
    return this.commands.execute(new RegisterCommand(slug, customer.uid));
  }

  @Get('logs')
  @AsCustomer()
  @ApiOkResponse({ standardSchema: gameLog })
  logs(@Param('campaign', slugParam) slug: string, @Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindLogQuery(slug, customer.uid));
  }

  @Get('unique-code')
  @AsCustomer()
  @ApiOkResponse({ standardSchema: uniqueCode })
  uniqueCode(@Param('campaign', slugParam) slug: string, @Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindUniqueCodeQuery(slug, customer.uid));
  }

  /**
   * The mission that comes back replaces the one in the log. Without the limit of an upload: many players share an address,
   * and pictures that fail have limits of their own. docs/decisions/0038
   */
  @Post('mission/:id')
  @MaybeCustomer()
  @HttpCode(200)
  @ApiFormOrJson('proof', submitMissionFields)
  @ApiOkResponse({ standardSchema: mission })
  async submit(
    @Param('campaign', slugParam) slug: string,
    @Param('id', { schema: uid }) missionUid: string,
    @Customer() customer: CustomerIdentity | undefined,
    @Req() request: FastifyRequest,
  ) {
    const { fields, proof } = await readFields(request, submitMissionFields);
    // With both an old token is not needed: the answer belongs to the account of the code.
    if (fields.uniqueCode === undefined || fields.email === undefined) requireLiveToken(request, customer);
    return this.commands.execute(new SubmitMissionCommand(customer?.uid ?? null, { slug, missionUid, fields, proof }));
  }

  /** Claims at the first time, and answers the same ever after. */
  @Get('mission/special/claim')
  @AsCustomer()
  @RefusesBlocked()
  @ApiOkResponse({ standardSchema: claimedPrize })
  claim(@Param('campaign', slugParam) slug: string, @Customer() customer: CustomerIdentity) {
    return this.commands.execute(new ClaimPrizeCommand(slug, customer.uid));
  }
}
