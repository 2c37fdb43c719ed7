import { Module } from '@nestjs/common';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { AdditionalPaymentController } from './additional-payment.controller.js';
import { AskForInvoiceHandler } from './ask-for-invoice.command.js';
import { ConfirmPaymentHandler } from './confirm-payment.command.js';
import { PaymentsList, PaymentsListController } from './payments.list.js';
import { FindAdditionalPaymentHandler } from './find-additional-payment.query.js';
import { FindCheckoutHandler } from './find-checkout.query.js';
import { FindPaymentStatusHandler } from './find-payment-status.query.js';
import { PaymentsAdminController } from './payments.admin.controller.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentMethods } from './payment-methods.js';
import { RejectPaymentHandler } from './reject-payment.command.js';
import { SubmitProofHandler } from './submit-proof.command.js';
import { WithdrawProposalHandler } from './withdraw-proposal.command.js';

@Module({
  imports: [CatalogueModule],
  controllers: [PaymentsListController, PaymentsController, AdditionalPaymentController, PaymentsAdminController],
  providers: [
    PaymentMethods,
    SubmitProofHandler,
    ConfirmPaymentHandler,
    RejectPaymentHandler,
    WithdrawProposalHandler,
    FindCheckoutHandler,
    FindAdditionalPaymentHandler,
    AskForInvoiceHandler,
    UnpaidOrders,
    FindPaymentStatusHandler,
    PaymentsList,
  ],
  exports: [PaymentMethods, ConfirmPaymentHandler],
})
export class PaymentsModule {}
