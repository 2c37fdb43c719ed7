import { Module } from '@nestjs/common';
import { BlockCustomerHandler } from './block-customer.command.js';
import { CustomersAdminController } from './customers.admin.controller.js';
import { FindAdminCustomersHandler } from './find-admin-customers.query.js';
import { UnblockCustomerHandler } from './unblock-customer.command.js';
import { WithdrawErasureForCustomerHandler } from './withdraw-erasure.command.js';

@Module({
  controllers: [CustomersAdminController],
  providers: [
    FindAdminCustomersHandler,
    BlockCustomerHandler,
    UnblockCustomerHandler,
    WithdrawErasureForCustomerHandler,
  ],
})
export class CustomersModule {}
