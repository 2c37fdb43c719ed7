import { Injectable } from '@nestjs/common';
import {
  type AdminLive,
  type AdminMission,
  type AdminOption,
  type AdminPrize,
  adminLive,
  adminMission,
  adminOption,
  adminPrize,
} from '#contracts/campaigns/parts.admin.http';
import type { SubmissionState } from '#domain/campaigns/mission';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byUid, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

const tag = 'admin campaigns';
const ofCampaign = { campaignUid: byUid(is(sql`t.campaign_uid`)) };
const campaign = { select: { name: true } } as const;

@Injectable()
export class LivesList extends RecordList<AdminLive> {
  protected readonly from = sql`campaign_live t`;
  protected readonly sorts = { startsAt: sortBy(sql`t.starts_at`) };
  protected readonly filters = ofCampaign;

  protected async read(uids: string[]): Promise<AdminLive[]> {
    const [lives, counts] = await Promise.all([
      this.database.campaignLive.findMany({ where: { uid: { in: uids } }, include: { campaign } }),
      this.database.campaignAttendance.groupBy({ by: ['liveUid'], where: { liveUid: { in: uids } }, _count: true }),
    ]);
    return lives.map(({ uid, campaignUid, campaign: { name }, title, startsAt, endsAt, version }) => ({
      id: uid,
      campaignUid,
      campaignName: name,
      title,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      attendances: counts.find(({ liveUid }) => liveUid === uid)?._count ?? 0,
      version,
      allowedActions: [],
    }));
  }
}

@Injectable()
export class MissionsList extends RecordList<AdminMission> {
  protected readonly from = sql`campaign_mission t`;
  protected readonly sorts = { position: sortBy(sql`t.position`), title: sortBy(sql`t.title`) };
  protected readonly filters = ofCampaign;

  protected async read(uids: string[]): Promise<AdminMission[]> {
    const [missions, counts] = await Promise.all([
      this.database.campaignMission.findMany({ where: { uid: { in: uids } }, include: { campaign } }),
      this.database.campaignSubmission.groupBy({
        by: ['missionUid', 'state'],
        where: { missionUid: { in: uids } },
        _count: true,
      }),
    ]);
    return missions.map(({ uid, campaign: { name }, ...mission }) => {
      const countOf = (state: SubmissionState) =>
        counts.find((one) => one.missionUid === uid && one.state === state)?._count ?? 0;
      return {
        id: uid,
        ...mission,
        campaignName: name,
        submitted: countOf('submitted'),
        completed: countOf('completed'),
        allowedActions: [],
      };
    });
  }
}

@Injectable()
export class PrizesList extends RecordList<AdminPrize> {
  protected readonly from = sql`campaign_prize t`;
  protected readonly sorts = { title: sortBy(sql`t.title`) };
  protected readonly filters = ofCampaign;

  protected async read(uids: string[]): Promise<AdminPrize[]> {
    const [prizes, counts] = await Promise.all([
      this.database.campaignPrize.findMany({ where: { uid: { in: uids } }, include: { campaign } }),
      this.database.campaignPrizeCode.groupBy({
        by: ['prizeUid'],
        where: { prizeUid: { in: uids } },
        _count: { uid: true, claimedAt: true },
      }),
    ]);
    return prizes.map(({ uid, campaign: { name }, ...prize }) => {
      const counted = counts.find(({ prizeUid }) => prizeUid === uid)?._count;
      return {
        id: uid,
        ...prize,
        campaignName: name,
        codes: counted?.uid ?? 0,
        claimed: counted?.claimedAt ?? 0,
        allowedActions: ['add-codes'],
      };
    });
  }
}

@Injectable()
export class OptionsList extends RecordList<AdminOption> {
  protected readonly from = sql`campaign_vote_option t`;
  protected readonly sorts = { position: sortBy(sql`t.position`), title: sortBy(sql`t.title`) };
  protected readonly filters = ofCampaign;

  protected async read(uids: string[]): Promise<AdminOption[]> {
    const [options, counts] = await Promise.all([
      this.database.campaignVoteOption.findMany({ where: { uid: { in: uids } }, include: { campaign } }),
      this.database.campaignVote.groupBy({ by: ['optionUid'], where: { optionUid: { in: uids } }, _count: true }),
    ]);
    return options.map(({ uid, campaign: { name }, ...option }) => ({
      id: uid,
      ...option,
      campaignName: name,
      votes: counts.find(({ optionUid }) => optionUid === uid)?._count ?? 0,
      allowedActions: [],
    }));
  }
}

export const LivesListController = listController({
  resource: 'campaign-lives',
  tag,
  schema: adminLive,
  source: LivesList,
});
export const MissionsListController = listController({
  resource: 'campaign-missions',
  tag,
  schema: adminMission,
  source: MissionsList,
});
export const PrizesListController = listController({
  resource: 'campaign-prizes',
  tag,
  schema: adminPrize,
  source: PrizesList,
});
export const OptionsListController = listController({
  resource: 'vote-options',
  tag,
  schema: adminOption,
  source: OptionsList,
});
