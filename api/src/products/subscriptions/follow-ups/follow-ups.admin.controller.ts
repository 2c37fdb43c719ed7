import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AnswerFollowUpBody, answerFollowUpBody } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { AnswerFollowUpCommand } from './answer-follow-up.command.js';
import { CloseFollowUpCommand } from './close-follow-up.command.js';

@ApiTags('admin follow-ups')
@Controller('admin/follow-ups')
export class FollowUpsAdminController {
  constructor(private readonly commands: CommandBus) {}

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
