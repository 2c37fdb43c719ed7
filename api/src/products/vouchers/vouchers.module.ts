import { Module } from '@nestjs/common';
import { FindAdminVouchersHandler } from './find-admin-vouchers.query.js';
import { FindMyVouchersHandler } from './find-my-vouchers.query.js';
import { UseVoucherHandler } from './use-voucher.command.js';
import { VouchersAdminController } from './vouchers.admin.controller.js';
import { VouchersController } from './vouchers.controller.js';

@Module({
  controllers: [VouchersController, VouchersAdminController],
  providers: [FindMyVouchersHandler, FindAdminVouchersHandler, UseVoucherHandler],
})
export class VouchersModule {}
