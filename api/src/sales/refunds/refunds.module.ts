import { Module } from '@nestjs/common';
import { PayoutsModule } from '../payouts/payouts.module.js';
import { CreditController } from './credit.controller.js';
import { AskCreditBackHandler, KeepCreditHandler } from './credit-back.command.js';
import { ApproveRefundHandler } from './approve-refund.command.js';
import { CustomerMoneyAdminController } from './customer-money.admin.controller.js';
import { FindCreditHandler } from './find-credit.query.js';
import { FindCustomerMoneyHandler } from './find-customer-money.query.js';
import { NameRefundAccountHandler } from './name-account.command.js';
import { PayRefundHandler } from './pay-refund.command.js';
import { ScheduleRefundHandler } from './schedule-refund.command.js';
import { UseCreditHandler } from './use-credit.command.js';
import { SendBackHandler } from './send-back.command.js';
import { RefundAccountController } from './refund-account.controller.js';
import { RefundsAdminController } from './refunds.admin.controller.js';
import { RefundsList, RefundsListController } from './refunds.list.js';

@Module({
  imports: [PayoutsModule],
  controllers: [
    CreditController,
    RefundAccountController,
    CustomerMoneyAdminController,
    RefundsListController,
    RefundsAdminController,
  ],
  providers: [
    FindCreditHandler,
    FindCustomerMoneyHandler,
    AskCreditBackHandler,
    KeepCreditHandler,
    NameRefundAccountHandler,
    UseCreditHandler,
    ApproveRefundHandler,
    PayRefundHandler,
    ScheduleRefundHandler,
    SendBackHandler,
    RefundsList,
  ],
})
export class RefundsModule {}
