import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import type { GameLog, MissionView } from '#contracts/campaigns/missions.http';

/** A campaign that runs and has nothing yet. */
export const aCampaign = (given: Partial<CampaignDetail> = {}): CampaignDetail => ({
  slug: 'anniv',
  name: 'Ulang tahun',
  summary: 'Main bareng',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2027-01-01T00:00:00.000Z',
  isRunning: true,
  specialPrize: '',
  rescueMission: '',
  conference: '',
  howToPlay: '',
  terms: '',
  lives: [],
  missions: [],
  hasVote: false,
  hasLottery: false,
  prizeTitle: 'Kode hemat',
  ...given,
});

/** The first mission of a campaign, which can be sent. */
export const aMission = (given: Partial<MissionView> = {}): MissionView => ({
  id: '7b0b8a3e-0000-4000-8000-000000000001',
  position: 1,
  title: 'Perkenalan',
  text: 'Tulis namamu',
  proof: 'text',
  review: false,
  state: null,
  reason: null,
  submittedAt: null,
  isUnlocked: true,
  ...given,
});

/** The log of a player who has done nothing yet. */
export const aLog = (given: Partial<GameLog> = {}): GameLog => ({
  missions: [],
  uniqueCode: null,
  lotteryCodes: [],
  attendedLives: [],
  hasClaimedPrize: false,
  emailVerified: true,
  ...given,
});
