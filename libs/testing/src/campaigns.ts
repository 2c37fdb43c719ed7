import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { HOUR_MS } from '#domain/platform/durations';
import { uniqueCodeOf } from '#domain/campaigns/unique-code';
import type { SubmissionState } from '#domain/campaigns/mission';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';

const around = () => ({ startsAt: new Date(Date.now() - HOUR_MS), endsAt: new Date(Date.now() + HOUR_MS) });

/** A campaign that is running. */
export const aCampaign = (database: Database, given: Partial<Prisma.CampaignUncheckedCreateInput> = {}) =>
  database.campaign.create({
    data: {
      slug: `event-${randomUUID().slice(0, 8)}`,
      name: 'Ulang Tahun Uji',
      summary: 'Misi dan undian',
      active: true,
      ...around(),
      ...given,
    },
  });

/** A live that is open now. */
export const aLive = (
  database: Database,
  campaignUid: string,
  given: Partial<Prisma.CampaignLiveUncheckedCreateInput> = {},
) => database.campaignLive.create({ data: { campaignUid, title: 'Live Uji', ...around(), ...given } });

/** Missions that ask for a text, unless given otherwise, in this order. */
export const someMissions = (
  database: Database,
  campaignUid: string,
  missions: Partial<Prisma.CampaignMissionUncheckedCreateInput>[],
) =>
  Promise.all(
    missions.map((given, index) =>
      database.campaignMission.create({
        data: {
          campaignUid,
          position: index + 1,
          title: `Misi ${index + 1}`,
          text: 'Ceritakan',
          proof: 'text',
          ...given,
        },
      }),
    ),
  );

/** What a customer has sent, decided on unless it waits. */
export const aSubmission = (
  database: Database,
  mission: { uid: string; campaignUid: string },
  customerUid: string,
  state: SubmissionState,
) => {
  const isOpen = state === 'submitted';
  const at = new Date();
  return database.campaignSubmission.create({
    data: {
      missionUid: mission.uid,
      campaignUid: mission.campaignUid,
      customerUid,
      state,
      text: 'Sudah kulakukan',
      submittedAt: at,
      decidedAt: isOpen ? null : at,
      decidedBy: isOpen ? null : 'Sari Admin',
      reason: state === 'rejected' ? 'Fotonya buram' : null,
    },
  });
};

export const aParticipant = (database: Database, campaignUid: string, customerUid: string) =>
  database.campaignParticipant.create({
    data: { campaignUid, customerUid, uniqueCode: uniqueCodeOf(randomBytes(64)) },
  });

/** A lottery whose commitment is public. */
export const aLottery = (
  database: Database,
  live: { uid: string; campaignUid: string },
  given: Partial<Prisma.CampaignLotteryUncheckedCreateInput> = {},
) => {
  const seed = randomBytes(32).toString('hex');
  return database.campaignLottery.create({
    data: {
      campaignUid: live.campaignUid,
      liveUid: live.uid,
      title: 'Undian Uji',
      prize: 'Netflix sebulan',
      winners: 2,
      state: 'committed',
      seed,
      commitment: createHash('sha256').update(seed).digest('hex'),
      ...given,
    },
  });
};
