import { Module } from '@nestjs/common';
import { VouchersList, VouchersListController } from './vouchers.list.js';
import { FindMyVouchersHandler } from './find-my-vouchers.query.js';
import { UseVoucherHandler } from './use-voucher.command.js';
import { VouchersAdminController } from './vouchers.admin.controller.js';
import { VouchersController } from './vouchers.controller.js';

@Module({
  controllers: [VouchersListController, VouchersController, VouchersAdminController],
  providers: [FindMyVouchersHandler, VouchersList, UseVoucherHandler],
})
export class VouchersModule {}
