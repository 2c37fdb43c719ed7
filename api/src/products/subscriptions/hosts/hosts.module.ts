import { Module } from '@nestjs/common';
import { ApproveReimbursementHandler } from './approve-reimbursement.command.js';
import { CancelReimbursementHandler } from './cancel-reimbursement.command.js';
import { CorrectClaimHandler } from './correct-claim.command.js';
import { CorrectReimbursementHandler } from './correct-reimbursement.command.js';
import { DecideReceivableHandler } from './decide-receivable.command.js';
import { PurchasesList, PurchasesListController } from './purchases.list.js';
import { ReimbursementsList, ReimbursementsListController } from './reimbursements.list.js';
import { FindPurchaseHandler } from './find-purchase.query.js';
import { HostPurchasesAdminController } from './host-purchases.admin.controller.js';
import { HostsController } from './hosts.controller.js';
import { PayReimbursementHandler } from './pay-reimbursement.command.js';
import { ReimbursementsAdminController } from './reimbursements.admin.controller.js';
import { ReimburseEndedHostHandler } from './reimburse-ended-host.command.js';
import { RejectPurchaseHandler } from './reject-purchase.command.js';
import { SubmitPurchaseHandler } from './submit-purchase.command.js';
import { VerifyPurchaseHandler } from './verify-purchase.command.js';

@Module({
  controllers: [
    ReimbursementsListController,
    PurchasesListController,
    HostsController,
    HostPurchasesAdminController,
    ReimbursementsAdminController,
  ],
  providers: [
    SubmitPurchaseHandler,
    VerifyPurchaseHandler,
    RejectPurchaseHandler,
    ReimburseEndedHostHandler,
    ApproveReimbursementHandler,
    PayReimbursementHandler,
    CancelReimbursementHandler,
    CorrectClaimHandler,
    CorrectReimbursementHandler,
    DecideReceivableHandler,
    FindPurchaseHandler,
    PurchasesList,
    ReimbursementsList,
  ],
})
export class HostsModule {}
