import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, page } from '../platform/router/page';

const events = () => import('./events.pages');
const game = () => import('./sefoursary-game.page');
const campaign = { layout: 'campaignMission' } as const;

/** Events of the shop. */
export const campaignsRoutes: RoomRoutes = {
  pages: [
    page(PAGE.anniversary, () => import('./anniversary.page'), 'AnniversaryPage', campaign),
    page(PAGE.events, events, 'EventsPage'),
    page(PAGE.anniversaryVerification, () => import('./verification.page'), 'VerificationPage', campaign),
    page(PAGE.lottery, () => import('./lottery.page'), 'LotteryPage', campaign),
    page(PAGE.vote, () => import('./vote.page'), 'VotePage', campaign),
    page(PAGE.eventRegistered, events, 'RegisteredPage', {
      layout: 'thankYou',
      guards: ['signedIn'],
    }),
    page(PAGE.sefoursary, () => import('./sefoursary.page'), 'SefoursaryPage', campaign),
    page(PAGE.sefoursaryApproval, game, 'SefoursaryApprovalPage', campaign),
    page(PAGE.sefoursaryGame, game, 'SefoursaryGamePage', campaign),
    page(PAGE.sefoursaryLevel, game, 'SefoursaryLevelPage', campaign),
    page(PAGE.sefoursaryPrize, game, 'SefoursaryPrizePage', campaign),
  ],
  livePages: async () => (await import('./live-pages')).campaignLivePages,
};
