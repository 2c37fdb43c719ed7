import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type TrialBalanceQuery, trialBalance, trialBalanceQuery } from '#contracts/sales/ledger.admin.http';
import { AsAdmin } from '../../platform/http/access/access.js';
import { FindTrialBalanceQuery } from './find-trial-balance.query.js';

@ApiTags('admin ledger')
@Controller('admin/ledger')
export class LedgerAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get('trial-balance')
  @AsAdmin('ledger.read')
  @ApiOkResponse({ standardSchema: trialBalance })
  trialBalance(@Query({ schema: trialBalanceQuery }) query: TrialBalanceQuery) {
    return this.queries.execute(new FindTrialBalanceQuery(query));
  }
}
