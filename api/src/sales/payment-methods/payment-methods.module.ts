import { Module } from '@nestjs/common';
import { ApprovePaymentMethodHandler } from './approve-payment-method.command.js';
import { PaymentMethodsAdminController } from './payment-methods.admin.controller.js';
import { PaymentMethodsList, PaymentMethodsListController } from './payment-methods.list.js';
import { SwitchPaymentMethodHandler } from './switch-payment-method.command.js';
import { CreatePaymentMethodHandler, UpdatePaymentMethodHandler } from './write-payment-method.command.js';

@Module({
  controllers: [PaymentMethodsListController, PaymentMethodsAdminController],
  providers: [
    PaymentMethodsList,
    CreatePaymentMethodHandler,
    UpdatePaymentMethodHandler,
    SwitchPaymentMethodHandler,
    ApprovePaymentMethodHandler,
  ],
})
export class PaymentMethodsModule {}
