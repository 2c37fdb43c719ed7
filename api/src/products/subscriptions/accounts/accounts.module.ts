import { Module } from '@nestjs/common';
import { AccountsAdminController } from './accounts.admin.controller.js';
import { ActivateAccountHandler } from './activate-account.command.js';
import { CancelAccountHandler } from './cancel-account.command.js';
import { EndAccountHandler } from './end-account.command.js';
import { AccountsList, AccountsListController } from './accounts.list.js';
import { FindRefundTermsHandler } from './find-refund-terms.query.js';
import { RefundAccountHandler } from './refund-account.command.js';

@Module({
  controllers: [AccountsListController, AccountsAdminController],
  providers: [
    AccountsList,
    ActivateAccountHandler,
    CancelAccountHandler,
    RefundAccountHandler,
    FindRefundTermsHandler,
    EndAccountHandler,
  ],
})
export class AccountsModule {}
