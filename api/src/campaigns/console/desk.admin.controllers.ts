import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CompleteSubmissionBody,
  type CreateLotteryBody,
  type RejectSubmissionBody,
  completeSubmissionBody,
  createLotteryBody,
  rejectSubmissionBody,
} from '#contracts/campaigns/results.admin.http';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { DecideSubmissionCommand } from './decide-submission.command.js';
import { CreateLotteryCommand, RunLotteryCommand } from './run-lottery.command.js';

@ApiTags('admin campaigns')
@Controller('admin/mission-submissions')
export class SubmissionsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/complete')
  @AsAdmin('mission-submissions.complete')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  complete(
    @Param('uid', { schema: uid }) submissionUid: string,
    @Body({ schema: completeSubmissionBody }) { version }: CompleteSubmissionBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideSubmissionCommand(submissionUid, version, 'complete', admin));
  }

  @Post(':uid/reject')
  @AsAdmin('mission-submissions.reject')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reject(
    @Param('uid', { schema: uid }) submissionUid: string,
    @Body({ schema: rejectSubmissionBody }) { reason, version }: RejectSubmissionBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideSubmissionCommand(submissionUid, version, 'reject', admin, reason));
  }
}

@ApiTags('admin campaigns')
@Controller('admin/lotteries')
export class LotteriesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('lotteries.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createLotteryBody }) body: CreateLotteryBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateLotteryCommand(body, admin));
  }

  @Post(':uid/freeze')
  @AsAdmin('lotteries.freeze')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  freeze(@Param('uid', { schema: uid }) lotteryUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RunLotteryCommand(lotteryUid, 'freeze', admin));
  }

  @Post(':uid/draw')
  @AsAdmin('lotteries.draw')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  draw(@Param('uid', { schema: uid }) lotteryUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RunLotteryCommand(lotteryUid, 'draw', admin));
  }
}
