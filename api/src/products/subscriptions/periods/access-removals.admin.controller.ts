import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { FinishRemovalCommand } from './finish-removal.command.js';

@ApiTags('admin access removals')
@Controller('admin/access-removals')
export class AccessRemovalsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/finish')
  @AsAdmin('access-removals.finish')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  finish(@Param('uid', { schema: uid }) removalUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new FinishRemovalCommand(removalUid, admin));
  }
}
