import { PAGE } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { page, staticPage } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';

const OrderAheadCard = part(async () => (await import('./order-ahead-card')).OrderAheadCard);

/** Zap series, sold as Seglowup. */
export const vouchers: ProductLine = {
  homeCard: {
    to: PAGE.seglowup,
    title: 'Seglowup',
    text: 'Perawatan Zap, hemat berempat.',
  },
  routes: {
    pages: [
      page(PAGE.seglowupPicker, () => import('./series-picker.page'), 'SeriesPickerPage'),
      page(PAGE.seglowupConfirmation, () => import('./confirmation.page'), 'SeglowupConfirmationPage', {
        guards: ['signedIn'],
      }),
      page(PAGE.seglowupThankyou, () => import('./thankyou.page'), 'SeglowupThankyouPage', {
        layout: 'thankYou',
      }),
    ],
    publicPages: [staticPage(PAGE.seglowup, () => import('./seglowup.page'), 'SeglowupPage')],
  },
  orderAhead: { isAt: ({ pathname }) => pathname === PAGE.seglowupConfirmation, Card: OrderAheadCard },
  accountRow: async () => (await import('./voucher-row')).VoucherRow,
  orderParts: async () => (await import('./voucher-card')).voucherParts,
};
