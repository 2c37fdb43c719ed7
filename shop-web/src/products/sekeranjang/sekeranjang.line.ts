import { PAGE } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { page, staticPage } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';

const OrderAheadCard = part(async () => (await import('./order-ahead-card')).OrderAheadCard);

const signedIn = { guards: ['signedIn'] };

/** Things that people buy together. */
export const sekeranjang: ProductLine = {
  homeCard: {
    to: PAGE.sekeranjang,
    title: 'Sekeranjang',
    text: 'Makin ramai, makin murah.',
  },
  routes: {
    pages: [
      page(PAGE.sekeranjang, () => import('./list.page'), 'SekeranjangPage'),
      page(PAGE.sekeranjangProduct, () => import('./product.page'), 'SekeranjangProductPage'),
      page(PAGE.sekeranjangOrder, () => import('./order.page'), 'SekeranjangOrderPage', signedIn),
      page(PAGE.sekeranjangOrderSuccess, () => import('./order-success.page'), 'OrderSuccessPage', signedIn),
      page(PAGE.sekeranjangCreate, () => import('./create-product.page'), 'CreateProductPage', signedIn),
      staticPage(PAGE.sekeranjangCreated, () => import('./create-success.page'), 'CreateSuccessPage'),
    ],
    livePages: async () => (await import('./live-pages')).sekeranjangLivePages,
  },
  orderAhead: { isAt: ({ pathname }) => pathname === PAGE.sekeranjangOrder, Card: OrderAheadCard },
  orderParts: async () => (await import('./order-parts')).sekeranjangParts,
};
