import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, doneOrProposed, reasonBody, uid } from '#contracts/platform/common.http';
import { type ConfirmPaymentBody, confirmPaymentBody } from '#contracts/sales/payments.admin.http';
import { toSen } from '#domain/platform/sen';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { ConfirmPaymentCommand } from './confirm-payment.command.js';
import { RejectPaymentCommand } from './reject-payment.command.js';
import { WithdrawProposalCommand } from './withdraw-proposal.command.js';

@ApiTags('admin payments')
@Controller('admin/payments')
export class PaymentsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/confirm')
  @AsAdmin('payments.confirm')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  confirm(
    @Param('uid', { schema: uid }) paymentUid: string,
    @Body({ schema: confirmPaymentBody }) { received, reason, transfer }: ConfirmPaymentBody,
    @Admin() admin: AdminIdentity,
  ) {
    const arrived = received === undefined ? null : toSen(received);
    return this.commands.execute(new ConfirmPaymentCommand(paymentUid, admin, arrived, reason, transfer === 'second'));
  }

  /** The amount that waits for another admin is not taken. */
  @Post(':uid/withdraw')
  @AsAdmin('payments.withdraw')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  withdraw(
    @Param('uid', { schema: uid }) paymentUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WithdrawProposalCommand(paymentUid, reason, admin));
  }

  @Post(':uid/reject')
  @AsAdmin('payments.reject')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reject(
    @Param('uid', { schema: uid }) paymentUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RejectPaymentCommand(paymentUid, reason, admin));
  }
}
