import { lotteryPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { ANNIVERSARY, SEFOURSARY } from '#domain/campaigns/campaign';

const OWN_PAGE: Partial<Record<string, string>> = { [ANNIVERSARY]: PAGE.anniversary, [SEFOURSARY]: PAGE.sefoursary };

/** The page of a campaign; one without a page of its own has its lotteries. */
export const campaignPage = (slug: string): string => OWN_PAGE[slug] ?? lotteryPath(slug);
