import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type UpdateMessageTextBody, updateMessageTextBody } from '#contracts/messages/message-texts.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { ChangeMessageTextCommand } from './change-message-text.command.js';

@ApiTags('admin notifications')
@Controller('admin/message-texts')
export class MessageTextsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/update')
  @AsAdmin('message-texts.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) textUid: string,
    @Body({ schema: updateMessageTextBody }) { reason, ...text }: UpdateMessageTextBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ChangeMessageTextCommand(textUid, text, reason, admin));
  }

  @Post(':uid/reset')
  @AsAdmin('message-texts.reset')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reset(
    @Param('uid', { schema: uid }) textUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ChangeMessageTextCommand(textUid, null, reason, admin));
  }
}
