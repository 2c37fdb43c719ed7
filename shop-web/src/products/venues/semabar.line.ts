import { PAGE } from '#contracts/shop-paths';
import { page } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';

/** Venues that are booked by the hour. */
export const venues: ProductLine = {
  homeCard: {
    to: PAGE.semabar,
    title: 'Semabar',
    text: 'Main bareng, sewa lapangannya dibagi.',
  },
  routes: {
    pages: [
      page(PAGE.semabar, () => import('./semabar.page'), 'SemabarPage'),
      page(PAGE.semabarVenue, () => import('./venue.page'), 'VenuePage'),
    ],
    livePages: async () => (await import('./live-pages')).venuesLivePages,
  },
  orderParts: async () => (await import('./order-parts')).venueParts,
};
