import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { done, uid } from '#contracts/platform/common.http';
import {
  type CreateCauseBody,
  type DisburseBody,
  type UpdateCauseBody,
  createCauseBody,
  disburseBody,
  setPictureFields,
  updateCauseBody,
} from '#contracts/products/giving/giving.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { SetCausePictureCommand } from './cause-picture.command.js';
import { DisburseCommand } from './disburse.command.js';
import { CreateCauseCommand, PublishCauseCommand, UpdateCauseCommand } from './save-cause.command.js';

@ApiTags('admin giving')
@Controller('admin/causes')
export class CausesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('causes.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createCauseBody }) body: CreateCauseBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateCauseCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('causes.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) causeUid: string,
    @Body({ schema: updateCauseBody }) body: UpdateCauseBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateCauseCommand(causeUid, body, admin));
  }

  @Post(':uid/publish')
  @AsAdmin('causes.publish')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  publish(@Param('uid', { schema: uid }) causeUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new PublishCauseCommand(causeUid, true, admin));
  }

  @Post(':uid/hide')
  @AsAdmin('causes.hide')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  hide(@Param('uid', { schema: uid }) causeUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new PublishCauseCommand(causeUid, false, admin));
  }

  @Post(':uid/set-picture')
  @AsAdmin('causes.set-picture')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', setPictureFields)
  @ApiOkResponse({ standardSchema: done })
  async setPicture(
    @Param('uid', { schema: uid }) causeUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readUpload(request, setPictureFields);
    return this.commands.execute(new SetCausePictureCommand(causeUid, requireProof(proof), fields.alt, admin));
  }

  /** A payout to the account that is named. */
  @Post(':uid/disburse')
  @AsAdmin('causes.disburse')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  disburse(
    @Param('uid', { schema: uid }) causeUid: string,
    @Body({ schema: disburseBody }) body: DisburseBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DisburseCommand(causeUid, body, admin));
  }
}
