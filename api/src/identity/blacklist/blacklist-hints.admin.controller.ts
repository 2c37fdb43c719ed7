import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { DecideHintCommand } from './decide-hint.command.js';

@ApiTags('admin blacklist')
@Controller('admin/blacklist-hints')
export class BlacklistHintsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/block')
  @AsAdmin('blacklist-hints.block')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  block(
    @Param('uid', { schema: uid }) hintUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideHintCommand(hintUid, 'block', reason, admin));
  }

  @Post(':uid/dismiss')
  @AsAdmin('blacklist-hints.dismiss')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  dismiss(
    @Param('uid', { schema: uid }) hintUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideHintCommand(hintUid, 'dismiss', reason, admin));
  }
}
