import { Module } from '@nestjs/common';
import { CampaignsController } from './campaigns/campaigns.controller.js';
import {
  FindCampaignHandler,
  FindCampaignNoticesHandler,
  FindCampaignsHandler,
} from './campaigns/find-campaigns.query.js';
import { AddCodesHandler } from './console/add-codes.command.js';
import { CampaignsAdminController } from './console/campaigns.admin.controller.js';
import { CampaignsList, CampaignsListController } from './console/campaigns.list.js';
import { DecideSubmissionHandler } from './console/decide-submission.command.js';
import { LotteriesAdminController, SubmissionsAdminController } from './console/desk.admin.controllers.js';
import {
  LivesAdminController,
  MissionsAdminController,
  OptionsAdminController,
  PrizesAdminController,
} from './console/parts.admin.controllers.js';
import {
  LivesList,
  LivesListController,
  MissionsList,
  MissionsListController,
  OptionsList,
  OptionsListController,
  PrizesList,
  PrizesListController,
} from './console/parts.lists.js';
import {
  AttendancesList,
  AttendancesListController,
  LotteriesList,
  LotteriesListController,
  PrizeCodesList,
  PrizeCodesListController,
} from './console/results.lists.js';
import { CreateLotteryHandler, RunLotteryHandler } from './console/run-lottery.command.js';
import {
  CreateCampaignHandler,
  SwitchCampaignHandler,
  UpdateCampaignHandler,
} from './console/save-campaign.command.js';
import { CreatePartHandler, UpdatePartHandler } from './console/save-part.command.js';
import { SubmissionsList, SubmissionsListController } from './console/submissions.list.js';
import { AttendHandler } from './lives/attend.command.js';
import { AttendanceController } from './lives/attendance.controller.js';
import { FindEntriesHandler, FindLotteriesHandler } from './lottery/find-lotteries.query.js';
import { LotteryController } from './lottery/lottery.controller.js';
import { FindLogHandler, FindUniqueCodeHandler } from './missions/find-log.query.js';
import { MissionsController } from './missions/missions.controller.js';
import { RegisterHandler } from './missions/register.command.js';
import { SubmitMissionHandler } from './missions/submit-mission.command.js';
import { ClaimPrizeHandler } from './prizes/claim-prize.command.js';
import { FindVoteHandler } from './votes/find-vote.query.js';
import { VoteHandler } from './votes/vote.command.js';
import { VotesController } from './votes/votes.controller.js';

/** Events of the shop: missions, lives, prizes, lotteries and votes. It uses no order. */
@Module({
  controllers: [
    CampaignsController,
    CampaignsAdminController,
    CampaignsListController,
    SubmissionsAdminController,
    LotteriesAdminController,
    LivesAdminController,
    MissionsAdminController,
    PrizesAdminController,
    OptionsAdminController,
    LivesListController,
    MissionsListController,
    PrizesListController,
    OptionsListController,
    AttendancesListController,
    PrizeCodesListController,
    LotteriesListController,
    SubmissionsListController,
    AttendanceController,
    LotteryController,
    MissionsController,
    VotesController,
  ],
  providers: [
    FindCampaignsHandler,
    FindCampaignHandler,
    FindCampaignNoticesHandler,
    AddCodesHandler,
    CampaignsList,
    DecideSubmissionHandler,
    LivesList,
    MissionsList,
    PrizesList,
    OptionsList,
    AttendancesList,
    PrizeCodesList,
    LotteriesList,
    CreateLotteryHandler,
    RunLotteryHandler,
    CreateCampaignHandler,
    UpdateCampaignHandler,
    SwitchCampaignHandler,
    CreatePartHandler,
    UpdatePartHandler,
    SubmissionsList,
    AttendHandler,
    FindLotteriesHandler,
    FindEntriesHandler,
    FindLogHandler,
    FindUniqueCodeHandler,
    RegisterHandler,
    SubmitMissionHandler,
    ClaimPrizeHandler,
    FindVoteHandler,
    VoteHandler,
  ],
})
export class CampaignsModule {}
