import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { type MoveQurbanBody, moveQurbanBody } from '#contracts/products/qurban/qurban.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { MoveQurbanShareCommand, RefundQurbanShareCommand } from './move-share.command.js';

@ApiTags('admin qurban')
@Controller('admin/qurban-shares')
export class QurbanSharesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/move')
  @AsAdmin('qurban-shares.move')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  move(
    @Param('uid', { schema: uid }) orderUid: string,
    @Body({ schema: moveQurbanBody }) body: MoveQurbanBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new MoveQurbanShareCommand(orderUid, body, admin));
  }

  @Post(':uid/refund')
  @AsAdmin('qurban-shares.refund')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  refund(
    @Param('uid', { schema: uid }) orderUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RefundQurbanShareCommand(orderUid, reason, admin));
  }
}
