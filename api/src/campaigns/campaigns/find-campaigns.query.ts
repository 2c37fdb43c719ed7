import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CampaignDetail, CampaignNotices, CampaignSummary } from '#contracts/campaigns/campaigns.http';
import { isRunning, runningFirst } from '#domain/campaigns/campaign';
import type { ProofKind } from '#domain/campaigns/mission';
import type { Campaign } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { findCampaign } from '../find-campaign.js';

export class FindCampaignsQuery extends Query<CampaignSummary[]> {}
export class FindCampaignQuery extends Query<CampaignDetail> {
  constructor(readonly slug: string) {
    super();
  }
}
export class FindCampaignNoticesQuery extends Query<CampaignNotices> {}

const summaryOf = (campaign: Campaign, at: Date): CampaignSummary => ({
  slug: campaign.slug,
  name: campaign.name,
  summary: campaign.summary,
  startsAt: campaign.startsAt.toISOString(),
  endsAt: campaign.endsAt.toISOString(),
  isRunning: isRunning(campaign, at),
});

/** Of those that are switched on the newest, what runs first. docs/rules/campaigns.md#running */
@QueryHandler(FindCampaignsQuery)
export class FindCampaignsHandler implements IQueryHandler<FindCampaignsQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<CampaignSummary[]> {
    const campaigns = await this.database.campaign.findMany({
      where: { active: true },
      orderBy: [{ startsAt: 'desc' }, { uid: 'asc' }],
      take: 20,
    });
    const now = this.clock.now();
    return campaigns.toSorted(runningFirst(now)).map((campaign) => summaryOf(campaign, now));
  }
}

@QueryHandler(FindCampaignQuery)
export class FindCampaignHandler implements IQueryHandler<FindCampaignQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slug }: FindCampaignQuery): Promise<CampaignDetail> {
    const campaign = await findCampaign(this.database, slug);
    const where = { campaignUid: campaign.uid };
    const [lives, missions, prize, lotteries, options] = await Promise.all([
      this.database.campaignLive.findMany({
        where,
        orderBy: [{ startsAt: 'asc' }, { uid: 'asc' }],
        take: 50,
        include: { lotteries: { select: { uid: true } } },
      }),
      this.database.campaignMission.findMany({ where, orderBy: { position: 'asc' } }),
      this.database.campaignPrize.findUnique({ where, select: { title: true } }),
      this.database.campaignLottery.count({ where }),
      this.database.campaignVoteOption.count({ where }),
    ]);
    const now = this.clock.now();
    const { specialPrize, rescueMission, conference, howToPlay, terms } = campaign;
    return {
      ...summaryOf(campaign, now),
      specialPrize,
      rescueMission,
      conference,
      howToPlay,
      terms,
      lives: lives.map(({ uid, title, startsAt, endsAt, lotteries: drawn }) => ({
        uid,
        title,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isOpen: startsAt <= now && now < endsAt,
        hasLottery: drawn.length > 0,
      })),
      missions: missions.map(({ uid, position, title, text, proof, review }) => ({
        id: uid,
        position,
        title,
        text,
        proof: proof as ProofKind,
        review,
      })),
      hasVote: options > 0 && campaign.voteQuestion !== '',
      hasLottery: lotteries > 0,
      prizeTitle: prize?.title ?? null,
    };
  }
}

/** Of several running campaigns the one that began last. */
@QueryHandler(FindCampaignNoticesQuery)
export class FindCampaignNoticesHandler implements IQueryHandler<FindCampaignNoticesQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<CampaignNotices> {
    const now = this.clock.now();
    const running = await this.database.campaign.findMany({
      where: {
        active: true,
        startsAt: { lte: now },
        endsAt: { gt: now },
        OR: [{ popupActive: true }, { infoActive: true }],
      },
      orderBy: [{ startsAt: 'desc' }, { uid: 'asc' }],
      take: 10,
    });
    // Campaigns that were switched on before their texts were asked for may have none.
    const popup = running.find((one) => one.popupActive && one.popupTitle && one.popupText);
    const information = running.find((one) => one.infoActive && one.infoTitle && one.infoText);
    return {
      popup: popup ? { slug: popup.slug, title: popup.popupTitle, text: popup.popupText } : null,
      information: information
        ? { slug: information.slug, title: information.infoTitle, text: information.infoText }
        : null,
    };
  }
}
