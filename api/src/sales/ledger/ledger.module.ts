import { Module } from '@nestjs/common';
import { FindTrialBalanceHandler } from './find-trial-balance.query.js';
import { LedgerAdminController } from './ledger.admin.controller.js';

@Module({ controllers: [LedgerAdminController], providers: [FindTrialBalanceHandler] })
export class LedgerModule {}
