import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import { type OwnAccountBody, ownAccountBody } from '#contracts/sales/own-account.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../platform/http/access/access.js';
import { NameRefundAccountCommand } from './name-account.command.js';

@ApiTags('payments')
@AsCustomer()
@Controller('customer')
export class RefundAccountController {
  constructor(private readonly commands: CommandBus) {}

  /** The money of this order goes back to this bank account. */
  @Post(':uid/refund-account')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  name(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) orderUid: string,
    @Body({ schema: ownAccountBody }) account: OwnAccountBody,
  ) {
    return this.commands.execute(new NameRefundAccountCommand(orderUid, customer.uid, account));
  }
}
