import { Module } from '@nestjs/common';
import { AnswerFollowUpHandler } from './answer-follow-up.command.js';
import { AskForHelpHandler } from './ask-for-help.command.js';
import { CloseFollowUpHandler } from './close-follow-up.command.js';
import { FollowUpsList, FollowUpsListController } from './follow-ups.list.js';
import { FindMyFollowUpsHandler } from './find-my-follow-ups.query.js';
import { FollowUpsAdminController } from './follow-ups.admin.controller.js';
import { FollowUpsController } from './follow-ups.controller.js';

@Module({
  controllers: [FollowUpsListController, FollowUpsController, FollowUpsAdminController],
  providers: [AskForHelpHandler, FindMyFollowUpsHandler, FollowUpsList, AnswerFollowUpHandler, CloseFollowUpHandler],
})
export class FollowUpsModule {}
