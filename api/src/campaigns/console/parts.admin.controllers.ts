import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import {
  type CreateLiveBody,
  type UpdateLiveBody,
  type CreateMissionBody,
  type UpdateMissionBody,
  type CreatePrizeBody,
  type UpdatePrizeBody,
  type CreateOptionBody,
  type UpdateOptionBody,
  addCodesBody,
  createLiveBody,
  updateLiveBody,
  createMissionBody,
  updateMissionBody,
  createPrizeBody,
  updatePrizeBody,
  createOptionBody,
  updateOptionBody,
} from '#contracts/campaigns/parts.admin.http';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { AddCodesCommand } from './add-codes.command.js';
import { CreatePartCommand, UpdatePartCommand } from './save-part.command.js';

@ApiTags('admin campaigns')
@Controller('admin/campaign-lives')
export class LivesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('campaign-lives.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createLiveBody }) body: CreateLiveBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreatePartCommand({ part: 'campaign-lives', body }, admin));
  }

  @Post(':uid/update')
  @AsAdmin('campaign-lives.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) partUid: string,
    @Body({ schema: updateLiveBody }) body: UpdateLiveBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdatePartCommand(partUid, { part: 'campaign-lives', body }, admin));
  }
}

@ApiTags('admin campaigns')
@Controller('admin/campaign-missions')
export class MissionsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('campaign-missions.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createMissionBody }) body: CreateMissionBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreatePartCommand({ part: 'campaign-missions', body }, admin));
  }

  @Post(':uid/update')
  @AsAdmin('campaign-missions.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) partUid: string,
    @Body({ schema: updateMissionBody }) body: UpdateMissionBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdatePartCommand(partUid, { part: 'campaign-missions', body }, admin));
  }
}

@ApiTags('admin campaigns')
@Controller('admin/campaign-prizes')
export class PrizesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('campaign-prizes.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createPrizeBody }) body: CreatePrizeBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreatePartCommand({ part: 'campaign-prizes', body }, admin));
  }

  @Post(':uid/update')
  @AsAdmin('campaign-prizes.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) partUid: string,
    @Body({ schema: updatePrizeBody }) body: UpdatePrizeBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdatePartCommand(partUid, { part: 'campaign-prizes', body }, admin));
  }

  @Post(':uid/add-codes')
  @AsAdmin('campaign-prizes.add-codes')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  addCodes(
    @Param('uid', { schema: uid }) partUid: string,
    @Body({ schema: addCodesBody }) { codes }: z.infer<typeof addCodesBody>,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AddCodesCommand(partUid, codes, admin));
  }
}

@ApiTags('admin campaigns')
@Controller('admin/vote-options')
export class OptionsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('vote-options.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createOptionBody }) body: CreateOptionBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreatePartCommand({ part: 'vote-options', body }, admin));
  }

  @Post(':uid/update')
  @AsAdmin('vote-options.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) partUid: string,
    @Body({ schema: updateOptionBody }) body: UpdateOptionBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdatePartCommand(partUid, { part: 'vote-options', body }, admin));
  }
}
