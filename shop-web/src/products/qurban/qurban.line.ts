import { PAGE } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { page } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';

const OrderAheadCard = part(async () => (await import('./order-ahead-card')).OrderAheadCard);

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
      page(PAGE.sekurbanOrder, () => import('./order.page'), 'SekurbanOrderPage', { guards: ['signedIn'] }),
    ],
    livePages: async () => (await import('./live-pages')).qurbanLivePages,
  },
  orderAhead: { isAt: ({ pathname }) => pathname === PAGE.sekurbanOrder, Card: OrderAheadCard },
  orderParts: async () => (await import('./order-parts')).qurbanParts,
};
