import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import {
  type NotSentBody,
  type OtherAccountBody,
  type PayBatchBody,
  notSentBody,
  otherAccountBody,
  payBatchBody,
  payoutBatchFile,
} from '#contracts/sales/payouts.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { DownloadBatchFileCommand } from './batch-file.command.js';
import { CancelPayoutBatchCommand, CreatePayoutBatchCommand, PayPayoutBatchCommand } from './batches.command.js';
import { ApprovePayoutCommand, ChangePayoutAccountCommand, TakeOutPayoutCommand } from './change-account.command.js';

@ApiTags('admin payments')
@Controller('admin')
export class PayoutsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post('payouts/:uid/change-account')
  @AsAdmin('payouts.change-account')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  changeAccount(
    @Param('uid', { schema: uid }) payoutUid: string,
    @Body({ schema: otherAccountBody }) body: OtherAccountBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ChangePayoutAccountCommand(payoutUid, body, admin));
  }

  @Post('payouts/:uid/approve')
  @AsAdmin('payouts.approve')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  approve(@Param('uid', { schema: uid }) payoutUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ApprovePayoutCommand(payoutUid, admin));
  }

  @Post('payouts/:uid/take-out')
  @AsAdmin('payouts.take-out')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  takeOut(
    @Param('uid', { schema: uid }) payoutUid: string,
    @Body({ schema: notSentBody }) { reason = '' }: NotSentBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new TakeOutPayoutCommand(payoutUid, reason, admin));
  }

  /** Of all that is approved and in no batch yet. */
  @Post('payout-batches')
  @AsAdmin('payout-batches.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreatePayoutBatchCommand(admin));
  }

  /** A download is kept: the bank may have the file from then on. */
  @Post('payout-batches/:uid/file')
  @AsAdmin('payout-batches.file')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: payoutBatchFile })
  file(@Param('uid', { schema: uid }) batchUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new DownloadBatchFileCommand(batchUid, admin));
  }

  @Post('payout-batches/:uid/pay')
  @AsAdmin('payout-batches.pay')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  pay(
    @Param('uid', { schema: uid }) batchUid: string,
    @Body({ schema: payBatchBody }) { reference }: PayBatchBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new PayPayoutBatchCommand(batchUid, reference, admin));
  }

  @Post('payout-batches/:uid/cancel')
  @AsAdmin('payout-batches.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) batchUid: string,
    @Body({ schema: notSentBody }) { reason = '' }: NotSentBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CancelPayoutBatchCommand(batchUid, reason, admin));
  }
}
