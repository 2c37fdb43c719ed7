import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { RemoveNoteCommand } from './remove-note.command.js';

@ApiTags('admin customers')
@Controller('admin/customer-notes')
export class CustomerNotesAdminController {
  constructor(private readonly commands: CommandBus) {}

  /** By its author or an owner. */
  @Post(':uid/remove')
  @AsAdmin('customer-notes.remove')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  remove(@Param('uid', { schema: uid }) noteUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RemoveNoteCommand(noteUid, admin));
  }
}
