import { Injectable } from '@nestjs/common';
import { type AdminCampaign, adminCampaign } from '#contracts/campaigns/campaigns.admin.http';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byFlag, byText, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@Injectable()
export class CampaignsList extends RecordList<AdminCampaign> {
  protected readonly from = sql`campaign t`;
  protected readonly sorts = { startsAt: sortBy(sql`t.starts_at`), name: sortBy(sql`t.name`) };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.slug`)),
    active: byFlag(is(sql`t.active`)),
  };

  protected async read(uids: string[]): Promise<AdminCampaign[]> {
    const [campaigns, counts] = await Promise.all([
      this.database.campaign.findMany({ where: { uid: { in: uids } } }),
      this.database.campaignParticipant.groupBy({
        by: ['campaignUid'],
        where: { campaignUid: { in: uids } },
        _count: true,
      }),
    ]);
    return campaigns.map(({ uid, startsAt, endsAt, createdAt: _, ...texts }) => ({
      id: uid,
      ...texts,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      participants: counts.find(({ campaignUid }) => campaignUid === uid)?._count ?? 0,
      allowedActions: [texts.active ? 'stop' : 'start'],
    }));
  }
}

export const CampaignsListController = listController({
  resource: 'campaigns',
  tag: 'admin campaigns',
  schema: adminCampaign,
  source: CampaignsList,
});
