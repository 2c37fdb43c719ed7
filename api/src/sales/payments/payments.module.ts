import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { ConfirmPaymentHandler } from './confirm-payment.command.js';
import { PaymentsList, PaymentsListController } from './payments.list.js';
import { FindCheckoutHandler } from './find-checkout.query.js';
import { FindPaymentStatusHandler } from './find-payment-status.query.js';
import { PaymentsAdminController } from './payments.admin.controller.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentMethods } from './payment-methods.js';
import { RejectPaymentHandler } from './reject-payment.command.js';
import { SubmitProofHandler } from './submit-proof.command.js';

@Module({
  imports: [CatalogueModule],
  controllers: [PaymentsListController, PaymentsController, PaymentsAdminController],
  providers: [
    PaymentMethods,
    SubmitProofHandler,
    ConfirmPaymentHandler,
    RejectPaymentHandler,
    FindCheckoutHandler,
    FindPaymentStatusHandler,
    PaymentsList,
  ],
})
export class PaymentsModule {}
