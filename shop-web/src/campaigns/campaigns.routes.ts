import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, page } from '../platform/router/page';

const events = () => import('./events.pages');
const game = () => import('./sefoursary-game.page');
const campaign = { layout: 'campaignMission' } as const;
const signedIn = { ...campaign, guards: ['authorize'] } as const;

/** Events of the shop. */
export const campaignsRoutes: RoomRoutes = {
  pages: [
    page(PAGE.anniversary, () => import('./anniversary.page'), 'AnniversaryPage', campaign),
    page(PAGE.events, events, 'EventsPage', campaign),
    page(PAGE.anniversaryVerification, () => import('./verification.page'), 'VerificationPage', campaign),
    page(PAGE.lottery, () => import('./lottery.page'), 'LotteryPage', campaign),
    page(PAGE.vote, () => import('./vote.page'), 'VotePage', campaign),
    page(PAGE.eventRegistered, events, 'RegisteredPage', {
      layout: 'thankYou',
      guards: ['authorize'],
    }),
    page(PAGE.sefoursary, () => import('./sefoursary.page'), 'SefoursaryPage', campaign),
    page(PAGE.sefoursaryApproval, game, 'SefoursaryApprovalPage', signedIn),
    page(PAGE.sefoursaryGame, game, 'SefoursaryGamePage', signedIn),
    page(PAGE.sefoursaryLevel, game, 'SefoursaryLevelPage', signedIn),
    page(PAGE.sefoursaryPrize, game, 'SefoursaryPrizePage', signedIn),
  ],
  livePages: async () => (await import('./live-pages')).campaignLivePages,
};
