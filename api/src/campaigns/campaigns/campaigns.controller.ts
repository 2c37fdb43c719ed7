import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { campaignDetail, campaignNotices, campaignSlug, campaignSummary } from '#contracts/campaigns/campaigns.http';
import { Public } from '../../platform/http/access/access.js';
import { FindCampaignNoticesQuery, FindCampaignQuery, FindCampaignsQuery } from './find-campaigns.query.js';

/** What anyone may see of campaigns. */
@ApiTags('campaigns')
@Public()
@Controller('customer/event')
export class CampaignsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(campaignSummary) })
  list() {
    return this.queries.execute(new FindCampaignsQuery());
  }

  /** The popup and the information of the order flow. */
  @Get('notice')
  @ApiOkResponse({ standardSchema: campaignNotices })
  notices() {
    return this.queries.execute(new FindCampaignNoticesQuery());
  }

  @Get(':campaign')
  @ApiOkResponse({ standardSchema: campaignDetail })
  one(@Param('campaign', { schema: campaignSlug }) slug: string) {
    return this.queries.execute(new FindCampaignQuery(slug));
  }
}
