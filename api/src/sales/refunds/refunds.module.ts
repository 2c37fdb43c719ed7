import { Module } from '@nestjs/common';
import { CreditController } from './credit.controller.js';
import { ApproveRefundHandler } from './approve-refund.command.js';
import { FindCreditHandler } from './find-credit.query.js';
import { PayRefundHandler } from './pay-refund.command.js';
import { RefundsAdminController } from './refunds.admin.controller.js';
import { RefundsList, RefundsListController } from './refunds.list.js';

@Module({
  controllers: [CreditController, RefundsListController, RefundsAdminController],
  providers: [FindCreditHandler, ApproveRefundHandler, PayRefundHandler, RefundsList],
})
export class RefundsModule {}
