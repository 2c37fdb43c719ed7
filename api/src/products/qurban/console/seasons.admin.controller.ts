import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import {
  type CreateQurbanSeasonBody,
  type UpdateQurbanSeasonBody,
  type WriteQurbanMessageBody,
  createQurbanSeasonBody,
  updateQurbanSeasonBody,
  writeQurbanMessageBody,
} from '#contracts/products/qurban/qurban.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { MoveQurbanSeasonCommand, WriteQurbanMessageCommand } from './move-season.command.js';
import { CreateQurbanSeasonCommand, UpdateQurbanSeasonCommand } from './save-season.command.js';

@ApiTags('admin qurban')
@Controller('admin/qurban-seasons')
export class QurbanSeasonsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('qurban-seasons.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createQurbanSeasonBody }) body: CreateQurbanSeasonBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateQurbanSeasonCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('qurban-seasons.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) seasonUid: string,
    @Body({ schema: updateQurbanSeasonBody }) body: UpdateQurbanSeasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateQurbanSeasonCommand(seasonUid, body, admin));
  }

  @Post(':uid/publish')
  @AsAdmin('qurban-seasons.publish')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  publish(@Param('uid', { schema: uid }) seasonUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new MoveQurbanSeasonCommand(seasonUid, 'publish', null, admin));
  }

  /** Takes no more orders from now on instead of from the deadline. */
  @Post(':uid/close')
  @AsAdmin('qurban-seasons.close')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  close(
    @Param('uid', { schema: uid }) seasonUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new MoveQurbanSeasonCommand(seasonUid, 'close', reason, admin));
  }

  @Post(':uid/write-message')
  @AsAdmin('qurban-seasons.write-message')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  writeMessage(
    @Param('uid', { schema: uid }) seasonUid: string,
    @Body({ schema: writeQurbanMessageBody }) body: WriteQurbanMessageBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WriteQurbanMessageCommand(seasonUid, body, admin));
  }
}
