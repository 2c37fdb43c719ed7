import { PAGE } from '#contracts/shop-paths';
import { page, staticPage } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';

const signedIn = { guards: ['signedIn'] };

/** Things that the shop buys for a customer. */
export const errands: ProductLine = {
  homeCard: {
    to: PAGE.setitip,
    title: 'Setitip',
    text: 'Titip beli apa saja, kami kirimkan.',
  },
  routes: {
    pages: [
      page(PAGE.setitipOrder, () => import('./request.page'), 'RequestErrandPage', signedIn),
      page(PAGE.setitipPayment, () => import('./errand.page'), 'ErrandPage', signedIn),
    ],
    publicPages: [staticPage(PAGE.setitip, () => import('./setitip.page'), 'SetitipPage')],
  },
  orderParts: async () => (await import('./order-parts')).errandParts,
};
