import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import { type UseVoucherBody, useVoucherBody } from '#contracts/products/vouchers/vouchers.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { UseVoucherCommand } from './use-voucher.command.js';

@ApiTags('admin vouchers')
@Controller('admin/vouchers')
export class VouchersAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/use')
  @AsAdmin('vouchers.use')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  use(
    @Param('uid', { schema: uid }) voucherUid: string,
    @Body({ schema: useVoucherBody }) body: UseVoucherBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UseVoucherCommand(voucherUid, body, admin));
  }
}
