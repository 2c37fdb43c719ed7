import { Module } from '@nestjs/common';
import { CloseMonthHandler } from './close-month.command.js';
import { FindBookStateHandler } from './find-book-state.query.js';
import { FindPostingsHandler } from './find-postings.query.js';
import { FindReportHandler } from './find-report.query.js';
import { FindTrialBalanceHandler } from './find-trial-balance.query.js';
import { LedgerAdminController } from './ledger.admin.controller.js';

@Module({
  controllers: [LedgerAdminController],
  providers: [FindTrialBalanceHandler, FindReportHandler, FindPostingsHandler, FindBookStateHandler, CloseMonthHandler],
})
export class LedgerModule {}
