import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { VoteView } from '#contracts/campaigns/votes.http';
import { isRunning } from '#domain/campaigns/campaign';
import type { Campaign } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { findCampaign } from '../find-campaign.js';

export class FindVoteQuery extends Query<VoteView> {
  constructor(
    readonly slug: string,
    /** Null: not signed in. */
    readonly customerUid: string | null,
  ) {
    super();
  }
}

@QueryHandler(FindVoteQuery)
export class FindVoteHandler implements IQueryHandler<FindVoteQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slug, customerUid }: FindVoteQuery): Promise<VoteView> {
    const campaign = await findCampaign(this.database, slug);
    if (!campaign.voteQuestion) throw new Refusal('NOT_FOUND', 404, [], 'Event ini tidak punya voting.');
    const view = await voteView(this.database, campaign, customerUid);
    const now = this.clock.now();
    return {
      ...view,
      isOpen: view.isOpen && isRunning(campaign, now),
      ...(now < campaign.startsAt && { opensAt: view.isOpen ? campaign.startsAt.toISOString() : null }),
    };
  }
}

export async function voteView(database: Database, campaign: Campaign, customerUid: string | null): Promise<VoteView> {
  const where = { campaignUid: campaign.uid };
  const [options, mine, counts] = await Promise.all([
    database.campaignVoteOption.findMany({ where, orderBy: { position: 'asc' } }),
    customerUid === null
      ? null
      : database.campaignVote.findUnique({
          where: { campaignUid_customerUid: { campaignUid: campaign.uid, customerUid } },
          select: { optionUid: true },
        }),
    campaign.voteResultsShown ? database.campaignVote.groupBy({ by: ['optionUid'], where, _count: true }) : null,
  ]);
  return {
    question: campaign.voteQuestion,
    isOpen: campaign.voteOpen,
    options: options.map(({ uid, title, text }) => ({
      uid,
      title,
      text,
      votes: counts && (counts.find(({ optionUid }) => optionUid === uid)?._count ?? 0),
    })),
    mine: mine?.optionUid ?? null,
  };
}
