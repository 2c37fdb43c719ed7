import { PAGE } from '#contracts/shop-paths';
import { queryClient } from '../platform/api/query-client';
import type { LivePage, LivePages } from '../platform/live-pages';
import { campaignPage } from './campaign-page';
import { campaignQuery, campaignsQuery } from './campaigns.queries';
import { ANNIVERSARY, SEFOURSARY } from '#domain/campaigns/campaign';

const gamePage: LivePage = { queries: () => [campaignQuery(SEFOURSARY)], isOnlyChecked: true };

/** Those of a campaign that is switched off are not there. */
export const campaignLivePages: LivePages = {
  pages: {
    [PAGE.events]: { queries: () => [campaignsQuery()] },
    [PAGE.anniversary]: { queries: () => [campaignQuery(ANNIVERSARY)] },
    [PAGE.sefoursary]: { queries: () => [campaignQuery(SEFOURSARY)] },
    [PAGE.sefoursaryApproval]: gamePage,
    [PAGE.sefoursaryGame]: gamePage,
    [PAGE.sefoursaryLevel]: gamePage,
    [PAGE.sefoursaryPrize]: gamePage,
    [PAGE.lottery]: { queries: ({ campaign }) => [campaignQuery(campaign ?? '')], isOnlyChecked: true },
  },
  addresses: async () => {
    const campaigns = await queryClient.fetchQuery({ ...campaignsQuery(), staleTime: 0 });
    const pages: string[] = campaigns.map(({ slug }) => campaignPage(slug));
    return [PAGE.events, ...pages.filter((path) => path in campaignLivePages.pages)];
  },
};
