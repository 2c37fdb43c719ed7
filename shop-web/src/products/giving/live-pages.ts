import { donationPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { SHARE_CAUSE } from '#domain/products/giving/amounts';
import { queryClient } from '../../platform/api/query-client';
import type { LivePages } from '../../platform/live-pages';
import { causeQuery, causesQuery } from './giving.queries';

/** A cause with what was raised for it, and its donors. */
export const givingLivePages: LivePages = {
  pages: {
    [PAGE.donationCause]: { queries: ({ type = '' }) => [causeQuery(type)] },
    [PAGE.donationShares]: { queries: () => [causeQuery(SHARE_CAUSE)] },
    [PAGE.donationList]: { queries: ({ type = '' }) => [causeQuery(type)] },
  },
  addresses: async () => {
    const { items } = await queryClient.fetchQuery({ ...causesQuery(), staleTime: 0 });
    return items.map(({ type }) => donationPath(type));
  },
};
