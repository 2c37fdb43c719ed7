import { Module } from '@nestjs/common';
import { AccountsAdminController } from './accounts.admin.controller.js';
import { ActivateAccountHandler } from './activate-account.command.js';
import { CancelAccountHandler } from './cancel-account.command.js';
import { EndAccountHandler } from './end-account.command.js';
import { FindAdminAccountHandler, FindAdminAccountsHandler } from './find-admin-accounts.query.js';
import { RefundAccountHandler } from './refund-account.command.js';

@Module({
  controllers: [AccountsAdminController],
  providers: [
    FindAdminAccountsHandler,
    FindAdminAccountHandler,
    ActivateAccountHandler,
    CancelAccountHandler,
    RefundAccountHandler,
    EndAccountHandler,
  ],
})
export class AccountsModule {}
