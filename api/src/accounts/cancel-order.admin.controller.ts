import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/http/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../http/access.js';
import { CancelAccountCommand } from './cancel-account.command.js';

/** To cancel an order is to cancel its seat: one act under two addresses, and features do not import each other. */
@ApiTags('admin orders')
@Controller('admin/orders')
export class CancelOrderAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/cancel')
  @AsAdmin('orders.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) orderUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CancelAccountCommand({ subject: 'orders', uid: orderUid }, reason, admin));
  }
}
