import { matchPath } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { page, staticPage } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';

const OrderAheadCard = part(async () => (await import('./order-ahead-card')).OrderAheadCard);

/** Things of the shop that are sent. */
export const merchandise: ProductLine = {
  homeCard: {
    to: PAGE.merchandise,
    title: 'Merchandise',
    text: 'Kaus, tas, mug, dan stiker Patungan.',
  },
  routes: {
    pages: [
      page(PAGE.merchandise, () => import('./catalogue.page'), 'CataloguePage'),
      page(PAGE.merchandiseProduct, () => import('./product.page'), 'ProductPage'),
      page(PAGE.merchandiseCheckout, () => import('./checkout.page'), 'CheckoutPage', { guards: ['signedIn'] }),
    ],
    publicPages: [staticPage(PAGE.merchandiseSupport, () => import('./support.page'), 'MerchandiseSupportPage')],
    userPages: [
      page(PAGE.merchandiseOrders, () => import('./order-list.page'), 'MerchandiseListPage'),
      page(PAGE.merchandiseOrder, () => import('./order-detail.page'), 'MerchandiseDetailPage'),
    ],
    livePages: async () => (await import('./live-pages')).merchandiseLivePages,
  },
  orderAhead: { isAt: ({ pathname }) => matchPath(PAGE.merchandiseCheckout, pathname) !== null, Card: OrderAheadCard },
  orderParts: async () => (await import('./order-parts')).merchandiseParts,
};
