import type { Room } from '../platform/rooms/room';
import { campaignLives } from './campaign-lives.resource';
import { campaignMissions } from './campaign-missions.resource';
import { campaignPrizes } from './campaign-prizes.resource';
import { campaigns as campaignList } from './campaigns.resource';
import { liveAttendances } from './live-attendances.resource';
import { lotteries } from './lotteries.resource';
import { missionSubmissions } from './mission-submissions.resource';
import { prizeCodes } from './prize-codes.resource';
import { voteOptions } from './vote-options.resource';

/** Events of the shop, under a heading of their own. */
export const campaigns: Room = {
  resources: [
    campaignList,
    missionSubmissions,
    campaignMissions,
    campaignLives,
    liveAttendances,
    campaignPrizes,
    prizeCodes,
    lotteries,
    voteOptions,
  ],
  texts: [{ id: () => import('./texts.id'), en: () => import('./texts.en') }],
};
