import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { subscriptionParts } from '../../products/subscriptions/order-parts';
import { OrderDetailPage } from './order-detail.page';

const UID = '10000000-0000-4000-8000-000000000001';
const ORDER: OrderDetail = {
  orderUid: UID,
  customerUid: UID,
  orderNumber: 'PTG-261120-7KQ2MXA',
  status: ORDER_STATUS.completed,
  statusLabel: 'Selesai',
  productLine: 'subscriptions',
  kind: 'ready',
  providerName: 'Netflix',
  providerSlug: 'netflix',
  providerColor: '#8a3a3a',
  packageName: 'Reguler',
  duration: 1,
  durationLabel: '1 bulan',
  grandTotal: 54_000,
  createdAt: '2026-11-20T03:00:00.000Z',
  dueAt: null,
  name: 'Sari',
  email: 'sari@contoh.test',
  phoneNumber: '6281234567890',
  actions: [],
  account: { uid: UID, status: ACCOUNT_STATUS.active, statusLabel: 'Active', seatNumber: 2, role: 'regular' },
  group: { uid: UID, name: 'Netflix 1 bulan #4', size: 4, taken: 2, members: [] },
  payment: null,
  timeline: [],
};
afterEach(cleanup);

async function open(status: number): Promise<void> {
  const data: OrderDetail = { ...ORDER, status };
  globalThis.fetch = async () => new Response(JSON.stringify({ data, meta: { status: 200 } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/?orderUid=${UID}`]}>
        <OrderDetailPage parts={[subscriptionParts]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(ORDER.orderNumber);
}

it.each([
  ['completed', true],
  ['cancelled', false],
  ['refunded', false],
  ['expired', false],
] as const)('the page of an order that is %s shows its group: %s', async (status, isShown) => {
  await open(ORDER_STATUS[status]);
  expect(screen.queryByText(ORDER.group!.name) !== null).toBe(isShown);
});
