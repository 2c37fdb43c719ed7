import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type UpdateSchemeEntryBody, updateSchemeEntryBody } from '#contracts/catalogue/scheme.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { ResetSchemeEntryCommand } from './reset-scheme-entry.command.js';
import { UpdateSchemeEntryCommand } from './update-scheme-entry.command.js';

@ApiTags('admin scheme of price')
@Controller('admin/scheme-entries')
export class SchemeEntriesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/update')
  @AsAdmin('scheme-entries.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: updateSchemeEntryBody }) body: UpdateSchemeEntryBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateSchemeEntryCommand(uid, body, admin));
  }

  @Post(':uid/reset')
  @AsAdmin('scheme-entries.reset')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reset(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ResetSchemeEntryCommand(uid, admin));
  }
}
