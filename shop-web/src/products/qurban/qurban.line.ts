import { PAGE } from '#contracts/shop-paths';
import { page } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';

/** Sekurban: animals of a season in shares. */
export const qurban: ProductLine = {
  homeCard: {
    to: PAGE.sekurban,
    title: 'Sekurban',
    text: 'Patungan hewan qurban, boleh dicicil.',
  },
  routes: {
    pages: [
      page(PAGE.sekurban, () => import('./seasons.page'), 'SekurbanPage'),
      page(PAGE.sekurbanOrder, () => import('./order.page'), 'SekurbanOrderPage', { guards: ['authorize'] }),
    ],
    livePages: async () => (await import('./live-pages')).qurbanLivePages,
  },
  orderAhead: { isAt: ({ pathname }) => pathname === PAGE.sekurbanOrder },
  orderParts: async () => (await import('./order-parts')).qurbanParts,
};
