import { Module } from '@nestjs/common';
import { AnswerAppealHandler } from './answer-appeal.command.js';
import { AppealHandler } from './appeal.command.js';
import { BlacklistAdminController } from './blacklist.admin.controller.js';
import { BlacklistController } from './blacklist.controller.js';
import { CreateEntryHandler } from './create-entry.command.js';
import { FindAdminBlacklistHandler } from './find-admin-blacklist.query.js';
import { FindBlockStatusHandler } from './find-block-status.query.js';
import { LiftEntryHandler } from './lift-entry.command.js';

@Module({
  controllers: [BlacklistController, BlacklistAdminController],
  providers: [
    CreateEntryHandler,
    LiftEntryHandler,
    AnswerAppealHandler,
    AppealHandler,
    FindBlockStatusHandler,
    FindAdminBlacklistHandler,
  ],
})
export class BlacklistModule {}
