import type { ComponentType } from 'react';
import { PAGE } from '#contracts/shop-paths';
import { type Frame, type RoomRoutes, page } from '../platform/router/page';
import type { ProductLine, WithParts } from './product-line';

const laterPayments = () => import('./payments/later-payments');
const confirmation = () => import('./payments/payment-confirmation.page');
const result = () => import('./payments/payment-result.page');
const thankyou = () => import('./orders/thankyou.pages');

/** `lines`: the product lines whose parts the pages of orders show. */
export const salesRoutes = (lines: readonly ProductLine[]): RoomRoutes => {
  /** The page and the parts of all lines are fetched in parallel. */
  const pageWithParts = <Name extends string>(
    path: string,
    load: () => Promise<Record<Name, ComponentType<WithParts>>>,
    name: Name,
    frame?: Frame,
  ) =>
    page(
      path,
      async () => {
        const [module, parts] = await Promise.all([
          load(),
          Promise.all(lines.flatMap(({ orderParts }) => (orderParts ? [orderParts()] : []))),
        ]);
        const Page: ComponentType<WithParts> = module[name];
        return { Page: () => <Page parts={parts} /> };
      },
      'Page',
      frame,
    );
  return {
    pages: [
      pageWithParts(PAGE.payment, () => import('./payments/payment.page'), 'PaymentPage', { layout: 'simple' }),
      pageWithParts(PAGE.paymentConfirmation, confirmation, 'PaymentConfirmationPage', { layout: 'paymentResult' }),
      pageWithParts(PAGE.paymentResult, result, 'PaymentResultPage', { layout: 'paymentResult' }),
      pageWithParts(PAGE.rekafinPaymentResult, result, 'RekafinPaymentResultPage', { layout: 'paymentResult' }),
      page(PAGE.additionalPayment, laterPayments, 'AdditionalPaymentPage', {
        layout: 'simple',
        guards: ['signedIn'],
      }),
      page(PAGE.additionalPaymentResult, laterPayments, 'AdditionalPaymentResultPage', {
        layout: 'paymentResult',
        guards: ['signedIn'],
      }),
      page(PAGE.newPayment, laterPayments, 'NewPaymentPage', {
        layout: 'simple',
        guards: ['signedIn'],
      }),
      page(PAGE.manualUpload, laterPayments, 'ManualUploadPage', { layout: 'simple' }),
      page(PAGE.paymentDev, () => import('./payments/payment-dev.page'), 'PaymentDevPage', { layout: 'simple' }),
      ...[PAGE.formerOrder, PAGE.oldOrder, PAGE.formerConfirmation].map((path) => ({
        path,
        lazy: { loader: async () => (await import('./former-addresses')).loader },
      })),
      pageWithParts(PAGE.thankyou, thankyou, 'ThankyouPage', { layout: 'thankYou' }),
      page(PAGE.thankyouPreOrder, thankyou, 'ThankyouPreOrderPage', {
        layout: 'thankYou',
      }),
    ],
    userPages: [
      page(PAGE.addresses, () => import('./addresses/address-book.page'), 'AddressBookPage'),
      pageWithParts(PAGE.orders, () => import('./orders/order-list.page'), 'OrderListPage'),
      pageWithParts(PAGE.order, () => import('./orders/order-detail.page'), 'OrderDetailPage'),
      page(PAGE.orderDocument, () => import('./documents/order-document.page'), 'OrderDocumentPage'),
      pageWithParts(PAGE.closedOrder, () => import('./orders/order-detail.page'), 'OldOrderDetailPage'),
    ],
  };
};
