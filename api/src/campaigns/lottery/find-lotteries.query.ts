import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EntriesQuery, Lottery, LotteryEntry } from '#contracts/campaigns/lottery.http';
import type { LotteryState } from '#domain/campaigns/lottery';
import type { CampaignLotteryEntry } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { Paged } from '../../platform/http/errors/envelope.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { findCampaign } from '../find-campaign.js';

export class FindLotteriesQuery extends Query<Lottery[]> {
  constructor(readonly slug: string) {
    super();
  }
}
export class FindEntriesQuery extends Query<Paged<LotteryEntry>> {
  constructor(
    readonly slug: string,
    readonly lotteryUid: string,
    readonly list: EntriesQuery,
  ) {
    super();
  }
}

/** The oldest first. */
@QueryHandler(FindLotteriesQuery)
export class FindLotteriesHandler implements IQueryHandler<FindLotteriesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ slug }: FindLotteriesQuery): Promise<Lottery[]> {
    const { uid: campaignUid } = await findCampaign(this.database, slug);
    const lotteries = await this.database.campaignLottery.findMany({
      where: { campaignUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      take: 50,
      include: {
        live: { select: { title: true } },
        entries: { where: { rank: { not: null } }, orderBy: { rank: 'asc' } },
      },
    });
    return lotteries.map(({ live, entries, ...lottery }) => ({
      ...publishedRanks(entries),
      uid: lottery.uid,
      title: lottery.title,
      prize: lottery.prize,
      live: live.title,
      winners: lottery.winners,
      state: lottery.state as LotteryState,
      commitment: lottery.commitment,
      committedAt: lottery.createdAt.toISOString(),
      entriesHash: lottery.entriesHash,
      entryCount: lottery.entryCount,
      frozenAt: lottery.frozenAt?.toISOString() ?? null,
      drawnAt: lottery.drawnAt?.toISOString() ?? null,
      seed: lottery.drawnAt && lottery.seed,
    }));
  }
}

/** Why a rank was passed over is said to nobody. */
function publishedRanks(entries: CampaignLotteryEntry[]): Pick<Lottery, 'winningEntries' | 'passedEntries'> {
  const ranks = (isPassed: boolean) =>
    entries
      .filter(({ passedOver }) => passedOver === isPassed)
      .map(({ rank, number, code, name }) => ({ rank: rank!, number, code, name }));
  return { winningEntries: ranks(false), passedEntries: ranks(true) };
}

/** The frozen list, in its numbering; empty before. */
@QueryHandler(FindEntriesQuery)
export class FindEntriesHandler implements IQueryHandler<FindEntriesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ slug, lotteryUid, list: { page, limit } }: FindEntriesQuery): Promise<Paged<LotteryEntry>> {
    const { uid: campaignUid } = await findCampaign(this.database, slug);
    const lottery = await this.database.campaignLottery.findFirst({
      where: { uid: lotteryUid, campaignUid },
      select: { entryCount: true },
    });
    if (!lottery) throw new Refusal('NOT_FOUND', 404);
    const from = (page - 1) * limit;
    const entries = await this.database.campaignLotteryEntry.findMany({
      where: { lotteryUid, number: { gt: from, lte: from + limit } },
      orderBy: { number: 'asc' },
      select: { number: true, code: true, name: true },
    });
    return new Paged(entries, page, limit, lottery.entryCount ?? 0);
  }
}
