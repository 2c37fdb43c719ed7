import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import {
  type CorrectionBody,
  type SettleReceivableBody,
  type VerifyPurchaseBody,
  correctionBody,
  settleReceivableBody,
  verifyPurchaseBody,
} from '#contracts/products/subscriptions/hosts.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { CorrectClaimCommand } from './correct-claim.command.js';
import { DecideReceivableCommand } from './decide-receivable.command.js';
import { ReimburseEndedHostCommand } from './reimburse-ended-host.command.js';
import { RejectPurchaseCommand } from './reject-purchase.command.js';
import { VerifyPurchaseCommand } from './verify-purchase.command.js';

@ApiTags('admin host purchases')
@Controller('admin/host-purchases')
export class HostPurchasesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/verify')
  @AsAdmin('host-purchases.verify')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  verify(
    @Param('uid', { schema: uid }) purchaseUid: string,
    @Body({ schema: verifyPurchaseBody }) body: VerifyPurchaseBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new VerifyPurchaseCommand(purchaseUid, body, admin));
  }

  @Post(':uid/reject')
  @AsAdmin('host-purchases.reject')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reject(
    @Param('uid', { schema: uid }) purchaseUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RejectPurchaseCommand(purchaseUid, reason, admin));
  }

  /** For a host whose seat was ended, or whose reimbursement was cancelled: every other one is scheduled by itself. */
  @Post(':uid/reimburse')
  @AsAdmin('host-purchases.reimburse')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reimburse(
    @Param('uid', { schema: uid }) purchaseUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ReimburseEndedHostCommand(purchaseUid, reason, admin));
  }

  @Post(':uid/correct')
  @AsAdmin('host-purchases.correct')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  correct(
    @Param('uid', { schema: uid }) purchaseUid: string,
    @Body({ schema: correctionBody }) body: CorrectionBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CorrectClaimCommand(purchaseUid, body, admin));
  }

  @Post(':uid/settle')
  @AsAdmin('host-purchases.settle')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  settle(
    @Param('uid', { schema: uid }) purchaseUid: string,
    @Body({ schema: settleReceivableBody }) { reference }: SettleReceivableBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideReceivableCommand(purchaseUid, 'settle', reference, admin));
  }

  @Post(':uid/waive')
  @AsAdmin('host-purchases.waive')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  waive(
    @Param('uid', { schema: uid }) purchaseUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideReceivableCommand(purchaseUid, 'waive', reason, admin));
  }
}
