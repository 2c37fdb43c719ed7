import { Module } from '@nestjs/common';
import { BlockCustomerHandler } from './block-customer.command.js';
import { CustomersAdminController } from './customers.admin.controller.js';
import { CustomersList, CustomersListController } from './customers.list.js';
import { UnblockCustomerHandler } from './unblock-customer.command.js';
import { WithdrawErasureForCustomerHandler } from './withdraw-erasure.command.js';

@Module({
  controllers: [CustomersListController, CustomersAdminController],
  providers: [CustomersList, BlockCustomerHandler, UnblockCustomerHandler, WithdrawErasureForCustomerHandler],
})
export class CustomersModule {}
