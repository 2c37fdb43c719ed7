import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GameLog, UniqueCode } from '#contracts/campaigns/missions.http';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { findCampaign } from '../find-campaign.js';
import { missionView, readMissions } from './read-missions.js';

export class FindLogQuery extends Query<GameLog> {
  constructor(
    readonly slug: string,
    readonly customerUid: string,
  ) {
    super();
  }
}
export class FindUniqueCodeQuery extends Query<UniqueCode> {
  constructor(
    readonly slug: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

@QueryHandler(FindLogQuery)
export class FindLogHandler implements IQueryHandler<FindLogQuery> {
  constructor(private readonly database: Database) {}

  async execute({ slug, customerUid }: FindLogQuery): Promise<GameLog> {
    const { uid: campaignUid } = await findCampaign(this.database, slug);
    const [missions, participant, lotteryCodes, attendances, claimed, customer] = await Promise.all([
      readMissions(this.database, campaignUid, customerUid),
      this.database.campaignParticipant.findUnique({
        where: { campaignUid_customerUid: { campaignUid, customerUid } },
        select: { uniqueCode: true },
      }),
      this.database.campaignLotteryEntry.findMany({
        where: { customerUid, lottery: { campaignUid } },
        select: { lotteryUid: true, code: true },
      }),
      this.database.campaignAttendance.findMany({ where: { campaignUid, customerUid }, select: { liveUid: true } }),
      this.database.campaignPrizeCode.count({ where: { customerUid, prize: { campaignUid } } }),
      this.database.customer.findUniqueOrThrow({ where: { uid: customerUid }, select: { emailVerifiedAt: true } }),
    ]);
    return {
      missions: missions.map((one) => missionView(missions, one)),
      uniqueCode: participant?.uniqueCode ?? null,
      lotteryCodes,
      attendedLives: attendances.map(({ liveUid }) => liveUid),
      hasClaimedPrize: claimed > 0,
      emailVerified: customer.emailVerifiedAt !== null,
    };
  }
}

@QueryHandler(FindUniqueCodeQuery)
export class FindUniqueCodeHandler implements IQueryHandler<FindUniqueCodeQuery> {
  constructor(private readonly database: Database) {}

  async execute({ slug, customerUid }: FindUniqueCodeQuery): Promise<UniqueCode> {
    const { uid: campaignUid } = await findCampaign(this.database, slug);
    const participant = await this.database.campaignParticipant.findUnique({
      where: { campaignUid_customerUid: { campaignUid, customerUid } },
      select: { uniqueCode: true },
    });
    if (!participant) throw new Refusal('NOT_FOUND', 404, [], 'Daftar dulu di event ini untuk mendapat kode unik.');
    return participant;
  }
}
