import { Module } from '@nestjs/common';
import { AnswerAppealHandler } from './answer-appeal.command.js';
import { AppealHandler } from './appeal.command.js';
import { BlacklistAdminController } from './blacklist.admin.controller.js';
import { BlacklistHintsAdminController } from './blacklist-hints.admin.controller.js';
import { BlacklistHintsList, BlacklistHintsListController } from './blacklist-hints.list.js';
import { BlacklistController } from './blacklist.controller.js';
import { CreateEntryHandler } from './create-entry.command.js';
import { BlacklistList, BlacklistListController } from './blacklist.list.js';
import { FindBlockStatusHandler } from './find-block-status.query.js';
import { DecideHintHandler } from './decide-hint.command.js';
import { LiftEntryHandler } from './lift-entry.command.js';

@Module({
  controllers: [
    BlacklistListController,
    BlacklistController,
    BlacklistAdminController,
    BlacklistHintsListController,
    BlacklistHintsAdminController,
  ],
  providers: [
    CreateEntryHandler,
    LiftEntryHandler,
    AnswerAppealHandler,
    AppealHandler,
    FindBlockStatusHandler,
    BlacklistList,
    BlacklistHintsList,
    DecideHintHandler,
  ],
})
export class BlacklistModule {}
