import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { campaignSlug } from '#contracts/campaigns/campaigns.http';
import { type EntriesQuery, entriesQuery, lottery, lotteryEntry } from '#contracts/campaigns/lottery.http';
import { uid } from '#contracts/platform/common.http';
import { LOTTERY_EXAMPLE_STEPS, LOTTERY_RULE } from '#domain/campaigns/lottery-rule';
import { Public } from '../../platform/http/access/access.js';
import { FindEntriesQuery, FindLotteriesQuery } from './find-lotteries.query.js';

const RULE = [
  'Cara menghitung sendiri undian yang sudah diundi; pesertanya ada di `…/lottery/{uid}/entry` (`number`, `code`):',
  ...LOTTERY_RULE.map((step, index) => `${index + 1}. ${step}`),
  'Contoh:',
  ...LOTTERY_EXAMPLE_STEPS.map((step) => `- ${step}`),
].join('\n');

/** Everything with which anyone can repeat a draw. */
@ApiTags('campaigns')
@Public()
@Controller('customer/event/:campaign/lottery')
export class LotteryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ description: RULE })
  @ApiOkResponse({ standardSchema: z.array(lottery) })
  list(@Param('campaign', { schema: campaignSlug }) slug: string) {
    return this.queries.execute(new FindLotteriesQuery(slug));
  }

  @Get(':uid/entry')
  @ApiOkResponse({ standardSchema: z.array(lotteryEntry) })
  entries(
    @Param('campaign', { schema: campaignSlug }) slug: string,
    @Param('uid', { schema: uid }) lotteryUid: string,
    @Query({ schema: entriesQuery }) query: EntriesQuery,
  ) {
    return this.queries.execute(new FindEntriesQuery(slug, lotteryUid, query));
  }
}
