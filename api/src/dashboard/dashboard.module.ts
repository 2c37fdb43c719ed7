import { Module } from '@nestjs/common';
import { DashboardAdminController } from './dashboard.admin.controller.js';
import { Desks } from './desks.js';
import { LedgerSum } from './ledger-sum.js';
import { FindDashboardHandler } from './find-dashboard.query.js';
import { FindWaitingHandler } from './find-waiting.query.js';

@Module({
  controllers: [DashboardAdminController],
  providers: [FindDashboardHandler, FindWaitingHandler, LedgerSum, Desks],
})
export class DashboardModule {}
