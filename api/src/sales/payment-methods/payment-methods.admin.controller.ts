import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, doneOrProposed, reasonBody, uid } from '#contracts/platform/common.http';
import {
  type ApprovePaymentMethodBody,
  type CreatePaymentMethodBody,
  type UpdatePaymentMethodBody,
  approvePaymentMethodBody,
  createPaymentMethodBody,
  updatePaymentMethodBody,
} from '#contracts/sales/payment-methods.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { WithdrawChangeCommand } from '../../platform/proposals/withdraw-change.command.js';
import { ApprovePaymentMethodCommand } from './approve-payment-method.command.js';
import { SwitchPaymentMethodCommand } from './switch-payment-method.command.js';
import { CreatePaymentMethodCommand, UpdatePaymentMethodCommand } from './write-payment-method.command.js';

@ApiTags('admin payments')
@Controller('admin/payment-methods')
export class PaymentMethodsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('payment-methods.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  create(@Body({ schema: createPaymentMethodBody }) body: CreatePaymentMethodBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreatePaymentMethodCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('payment-methods.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  update(
    @Param('uid', { schema: uid }) methodUid: string,
    @Body({ schema: updatePaymentMethodBody }) body: UpdatePaymentMethodBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdatePaymentMethodCommand(methodUid, body, admin));
  }

  @Post(':uid/activate')
  @AsAdmin('payment-methods.activate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  activate(@Param('uid', { schema: uid }) methodUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SwitchPaymentMethodCommand(methodUid, true, admin));
  }

  @Post(':uid/deactivate')
  @AsAdmin('payment-methods.deactivate')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  deactivate(@Param('uid', { schema: uid }) methodUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SwitchPaymentMethodCommand(methodUid, false, admin));
  }

  @Post(':uid/approve')
  @AsAdmin('payment-methods.approve')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  approve(
    @Param('uid', { schema: uid }) methodUid: string,
    @Body({ schema: approvePaymentMethodBody }) body: ApprovePaymentMethodBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ApprovePaymentMethodCommand(methodUid, body, admin));
  }

  @Post(':uid/withdraw')
  @AsAdmin('payment-methods.withdraw')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  withdraw(
    @Param('uid', { schema: uid }) methodUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WithdrawChangeCommand('payment-methods', methodUid, reason, admin));
  }
}
