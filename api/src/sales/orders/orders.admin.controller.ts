import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { CancelOrderByAdminCommand } from './cancel-order.admin.command.js';
import { ReopenOrderCommand } from './reopen-order.admin.command.js';

@ApiTags('admin orders')
@Controller('admin/orders')
export class OrdersAdminController {
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
    return this.commands.execute(new CancelOrderByAdminCommand(orderUid, reason, admin));
  }

  @Post(':uid/reopen')
  @AsAdmin('orders.reopen')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reopen(
    @Param('uid', { schema: uid }) orderUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ReopenOrderCommand(orderUid, reason, admin));
  }
}
