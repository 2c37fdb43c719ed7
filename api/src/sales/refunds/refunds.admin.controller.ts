import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import { type OtherAccountBody, otherAccountBody } from '#contracts/sales/payouts.admin.http';
import { type PayRefundBody, payRefundBody } from '#contracts/sales/refunds.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { ApproveRefundCommand } from './approve-refund.command.js';
import { PayRefundCommand } from './pay-refund.command.js';
import { SendBackCommand } from './send-back.command.js';
import { ScheduleRefundCommand } from './schedule-refund.command.js';

@ApiTags('admin payments')
@Controller('admin/refunds')
export class RefundsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/approve')
  @AsAdmin('refunds.approve')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  approve(@Param('uid', { schema: uid }) refundUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ApproveRefundCommand(refundUid, admin));
  }

  @Post(':uid/schedule')
  @AsAdmin('refunds.schedule')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  schedule(
    @Param('uid', { schema: uid }) refundUid: string,
    @Body({ schema: otherAccountBody }) body: OtherAccountBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ScheduleRefundCommand(refundUid, body, admin));
  }

  @Post(':uid/pay')
  @AsAdmin('refunds.pay')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  pay(
    @Param('uid', { schema: uid }) refundUid: string,
    @Body({ schema: payRefundBody }) body: PayRefundBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new PayRefundCommand(refundUid, body, admin));
  }

  /** Through the gateway by which its payment came. */
  @Post(':uid/send-back')
  @AsAdmin('refunds.send-back')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  sendBack(@Param('uid', { schema: uid }) refundUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SendBackCommand(refundUid, admin));
  }
}
