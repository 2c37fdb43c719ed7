import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import {
  type AnswerFollowUpBody,
  adminFollowUp,
  answerFollowUpBody,
} from '#contracts/products/subscriptions/follow-ups.admin.http';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../../platform/http/admin-lists/admin-list.js';
import { AnswerFollowUpCommand } from './answer-follow-up.command.js';
import { CloseFollowUpCommand } from './close-follow-up.command.js';
import { FOLLOW_UP_SORTS, FindAdminFollowUpsQuery } from './find-admin-follow-ups.query.js';

@ApiTags('admin follow-ups')
@Controller('admin/follow-ups')
export class FollowUpsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('follow-ups.read')
  @ApiOkResponse({ standardSchema: z.array(adminFollowUp) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, FOLLOW_UP_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminFollowUpsQuery(list));
    sendRange(reply, 'follow-ups', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('follow-ups.read')
  @ApiOkResponse({ standardSchema: adminFollowUp })
  async one(@Param('uid', { schema: uid }) followUpUid: string) {
    return theOne(await this.queries.execute(new FindAdminFollowUpsQuery(only(followUpUid, FOLLOW_UP_SORTS))));
  }

  @Post(':uid/answer')
  @AsAdmin('follow-ups.answer')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  answer(
    @Param('uid', { schema: uid }) followUpUid: string,
    @Body({ schema: answerFollowUpBody }) { answer }: AnswerFollowUpBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AnswerFollowUpCommand(followUpUid, answer, admin));
  }

  @Post(':uid/close')
  @AsAdmin('follow-ups.close')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  close(
    @Param('uid', { schema: uid }) followUpUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CloseFollowUpCommand(followUpUid, reason, admin));
  }
}
