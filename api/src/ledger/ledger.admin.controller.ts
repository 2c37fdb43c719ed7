import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { trialBalance } from '#contracts/http/admin/ledger.http';
import { AsAdmin } from '../http/access.js';
import { FindTrialBalanceQuery } from './find-trial-balance.query.js';

@ApiTags('admin ledger')
@Controller('admin/ledger')
export class LedgerAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get('trial-balance')
  @AsAdmin('ledger.read')
  @ApiOkResponse({ standardSchema: trialBalance })
  trialBalance() {
    return this.queries.execute(new FindTrialBalanceQuery());
  }
}
