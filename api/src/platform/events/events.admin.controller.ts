import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../http/access/access.js';
import { RedriveEventCommand } from './redrive-event.command.js';

@ApiTags('admin events')
@Controller('admin/events')
export class EventsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/redrive')
  @AsAdmin('events.redrive')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  redrive(@Param('uid', { schema: uid }) eventUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RedriveEventCommand(eventUid, admin));
  }
}
