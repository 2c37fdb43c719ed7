import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done } from '#contracts/platform/common.http';
import {
  type BookReportQuery,
  type CloseMonthBody,
  type PostingsQuery,
  bookReport,
  bookReportQuery,
  bookState,
  closeMonthBody,
  foundPostings,
  postingsQuery,
} from '#contracts/sales/books.admin.http';
import { type TrialBalanceQuery, trialBalance, trialBalanceQuery } from '#contracts/sales/ledger.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { CloseMonthCommand } from './close-month.command.js';
import { FindBookStateQuery } from './find-book-state.query.js';
import { FindPostingsQuery } from './find-postings.query.js';
import { FindReportQuery } from './find-report.query.js';
import { FindTrialBalanceQuery } from './find-trial-balance.query.js';

@ApiTags('admin ledger')
@Controller('admin/ledger')
export class LedgerAdminController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  @Get('trial-balance')
  @AsAdmin('ledger.read')
  @ApiOkResponse({ standardSchema: trialBalance })
  trialBalance(@Query({ schema: trialBalanceQuery }) query: TrialBalanceQuery) {
    return this.queries.execute(new FindTrialBalanceQuery(query));
  }

  @Get('report')
  @AsAdmin('ledger.read')
  @ApiOkResponse({ standardSchema: bookReport })
  report(@Query({ schema: bookReportQuery }) query: BookReportQuery) {
    return this.queries.execute(new FindReportQuery(query));
  }

  @Get('postings')
  @AsAdmin('ledger.read')
  @ApiOkResponse({ standardSchema: foundPostings })
  postings(@Query({ schema: postingsQuery }) query: PostingsQuery) {
    return this.queries.execute(new FindPostingsQuery(query));
  }

  @Get('state')
  @AsAdmin('ledger.read')
  @ApiOkResponse({ standardSchema: bookState })
  state() {
    return this.queries.execute(new FindBookStateQuery());
  }

  @Post('close')
  @AsAdmin('ledger.close')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  close(@Body({ schema: closeMonthBody }) of: CloseMonthBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CloseMonthCommand(of, admin));
  }
}
