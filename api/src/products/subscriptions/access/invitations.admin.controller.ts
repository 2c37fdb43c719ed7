import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { SendInvitationCommand } from './send-invitation.command.js';

/** `uid` is the seat. */
@ApiTags('admin invitations')
@Controller('admin/invitations')
export class InvitationsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/send')
  @AsAdmin('invitations.send')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  send(@Param('uid', { schema: uid }) accountUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SendInvitationCommand(accountUid, admin));
  }
}
