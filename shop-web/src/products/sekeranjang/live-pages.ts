import { PAGE } from '#contracts/shop-paths';
import type { LivePages } from '../../platform/live-pages';
import { sekeranjangsQuery } from './sekeranjang.queries';

/** A product's page has its uid in the query, so the browser renders it. */
export const sekeranjangLivePages: LivePages = {
  pages: { [PAGE.sekeranjang]: { queries: () => [sekeranjangsQuery(1)] } },
  addresses: async () => [PAGE.sekeranjang],
};
