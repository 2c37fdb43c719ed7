import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import {
  ORDER_STATUS,
  ORDER_STATUS_LABEL,
  ORDER_WORD,
  type OrderStatus,
  filterWord,
} from '#domain/sales/orders/order-status';
import { OrderTabs } from './order-tabs';
import { NETFLIX_ORDER } from './test/netflix-order';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const STATUSES = (Object.keys(ORDER_STATUS) as OrderStatus[]).map((name) => ({
  code: ORDER_STATUS[name],
  label: ORDER_STATUS_LABEL[name],
}));
const WORDS = STATUSES.map(({ code }) => filterWord(code));
const of = (name: OrderStatus, statusLabel = ORDER_STATUS_LABEL[name]): OrderSummary => ({
  ...NETFLIX_ORDER,
  accountStatus: ACCOUNT_STATUS.active,
  status: ORDER_STATUS[name],
  statusLabel,
});

/** The filters, once they are known. */
async function offered(orders: OrderSummary[], { total = orders.length, status = null as number | null } = {}) {
  globalThis.fetch = async (address) => {
    const isStatuses = String(address).includes('order-status');
    const meta = { status: 200, page: 1, limit: 10, total };
    return Response.json({ data: isStatuses ? STATUSES : orders, meta });
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OrderTabs status={status} onStatus={() => undefined} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(document.querySelector('.unsettled')).toBeNull());
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

it('of a few orders the states that one of them has are offered, and the one that is chosen', async () => {
  const orders = [of('completed'), of('awaitingPayment'), of('completed')];
  expect(await offered(orders)).toEqual(['Semua', 'Belum dibayar', 'Aktif atau selesai']);
  cleanup();
  expect(await offered(orders, { status: ORDER_STATUS.expired })).toEqual([
    'Semua',
    'Belum dibayar',
    'Aktif atau selesai',
    'Kedaluwarsa',
  ]);
});

it('of many orders, of which only a page is known, every state is', async () => {
  const all = ['Semua', ...WORDS];
  expect(await offered([of('completed')], { total: 7 })).toEqual(all);
});

it('an order counts as what its line calls it, and one with words of its own as what the books say', async () => {
  expect(await offered([of('completed', ORDER_STATUS_LABEL.cancelled)])).toEqual(['Semua', 'Dibatalkan']);
  cleanup();
  expect(await offered([of('awaitingPayment', 'Cicilan berjalan')])).toEqual(['Semua', 'Belum dibayar']);
});

it('without an order there is nothing to filter', async () => {
  expect(await offered([])).toEqual([]);
});

it('a filter is called as the badge of the orders that it shows', async () => {
  expect(await offered([of('awaitingPayment'), of('awaitingConfirmation'), of('waitingForGroup')])).toEqual(
    expect.arrayContaining(Object.values(ORDER_WORD)),
  );
});
