import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { MerchandiseDetailPage } from '../products/merchandise/order-detail.page';
import { OrderSuccessPage } from '../products/sekeranjang/order-success.page';
import { SekeranjangOrderPage } from '../products/sekeranjang/order.page';
import { SekeranjangProductPage } from '../products/sekeranjang/product.page';
import { AnswersPage } from '../products/subscriptions/answers/answers.page';
import { MembershipPage } from '../products/subscriptions/memberships/membership.page';
import { OrderDetailPage, OldOrderDetailPage } from '../sales/orders/order-detail.page';
import { AdditionalPaymentPage } from '../sales/payments/additional-payment.page';
import { ManualUploadPage } from '../sales/payments/manual-upload.page';
import { PaymentPage } from '../sales/payments/payment.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const UID = '10000000-0000-4000-8000-000000000001';
const withParts = (Page: ComponentType<{ parts: readonly [] }>) => () => <Page parts={[]} />;

const PAGES: [string, string, ComponentType][] = [
  ['the page of an order', 'orderUid order_uid', withParts(OrderDetailPage)],
  ['the record of an order', 'orderUid order_uid', withParts(OldOrderDetailPage)],
  ['what an order came without', 'orderUid order_uid', AnswersPage],
  ['an order of merchandise', 'orderUid order_uid', MerchandiseDetailPage],
  ['an order of sekeranjang', 'order_id orderUid order_uid', OrderSuccessPage],
  ['a product of sekeranjang', 'sekeranjangUid product_id', SekeranjangProductPage],
  ['the form of sekeranjang', 'sekeranjangUid product_id', SekeranjangOrderPage],
  ['a membership', 'accountUid account_uid', MembershipPage],
  ['what is missing of an order', 'orderNumber orderUid order_uid', AdditionalPaymentPage],
  ['the proof of a payment', 'orderUid order_uid', ManualUploadPage],
  ['a payment', 'orderUid order_uid', withParts(PaymentPage)],
];

function open(Component: ComponentType, search: string) {
  const router = createMemoryRouter([{ path: '/', Component }], { initialEntries: [`/?${search}`] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it.each(PAGES)('%s that does not exist is said with the status', async (_, names, Component) => {
  const problem = { title: 'NOT_FOUND', status: 404, code: 'NOT_FOUND', message: 'Tidak ada.' };
  globalThis.fetch = async () => Response.json(problem, { status: 404 });
  open(Component, [...names.split(' '), 'customer_uid'].map((name) => `${name}=${UID}`).join('&'));
  expect(await screen.findByText('404')).toBeTruthy();
});

it.each(PAGES)('%s is found by each name of its parameter: %s', (_, names, Component) => {
  for (const name of names.split(' ')) {
    const asked: string[] = [];
    globalThis.fetch = (url) => {
      asked.push(String(url));
      return new Promise(() => undefined);
    };
    const customer = name === 'orderUid' ? 'customerUid' : 'customer_uid';
    open(Component, `${name}=${UID}&${customer}=${UID}`);
    expect([name, asked.some((url) => url.includes(UID))]).toEqual([name, true]);
    cleanup();
  }
});
