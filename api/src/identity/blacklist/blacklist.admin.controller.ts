import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createBlacklistFields } from '#contracts/identity/blacklist.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { ApiFormOrJson } from '../../platform/http/uploads/api-form.js';
import { readFields } from '../../platform/http/uploads/upload.js';
import { AnswerAppealCommand } from './answer-appeal.command.js';
import { CreateEntryCommand } from './create-entry.command.js';
import { LiftEntryCommand } from './lift-entry.command.js';

@ApiTags('admin blacklist')
@Controller('admin/blacklist')
export class BlacklistAdminController {
  constructor(private readonly commands: CommandBus) {}

  /** Fields as JSON, or as a multipart form with the evidence as the file `proof`. */
  @Post()
  @AsAdmin('blacklist.create')
  @ApiFormOrJson('proof', createBlacklistFields)
  @ApiCreatedResponse({ standardSchema: done })
  async create(@Req() request: FastifyRequest, @Admin() admin: AdminIdentity) {
    const { fields, proof } = await readFields(request, createBlacklistFields);
    return this.commands.execute(new CreateEntryCommand(fields, proof, admin));
  }

  @Post(':uid/lift')
  @AsAdmin('blacklist.lift')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  lift(
    @Param('uid', { schema: uid }) entryUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new LiftEntryCommand(entryUid, reason, admin));
  }

  @Post(':uid/accept-appeal')
  @AsAdmin('blacklist.accept-appeal')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  accept(
    @Param('uid', { schema: uid }) entryUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AnswerAppealCommand(entryUid, 'accept-appeal', reason, admin));
  }

  @Post(':uid/refuse-appeal')
  @AsAdmin('blacklist.refuse-appeal')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  refuse(
    @Param('uid', { schema: uid }) entryUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AnswerAppealCommand(entryUid, 'refuse-appeal', reason, admin));
  }
}
