import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { MyGift } from '#contracts/products/giving/gifts.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { OrderNextStep } from '../../sales/orders/order-next-step';
import { givingParts } from './order-parts';

const ORDER = '3b241101-e2bb-4255-8caf-4136c566a962';
const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

/** The first box on the page of a paid gift. */
const open = (gift: Partial<MyGift>) => {
  const item = {
    giftUid: '9b241101-e2bb-4255-8caf-4136c566a962',
    orderUid: ORDER,
    recipientName: 'Sari',
    message: '',
    amount: 50_000,
    state: 'ready',
    givenBack: null,
    expiresAt: null,
    hasLink: false,
    version: 3,
    createdAt: '2026-11-24T03:00:00.000Z',
    ...gift,
  };
  const data = [item];
  const meta = { status: 200, page: 1, limit: 10, total: 1, totalPages: 1 };
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ data, meta })));
  const order = {
    orderUid: ORDER,
    productLine: 'giving',
    providerName: 'Hadiah THR',
    status: ORDER_STATUS.processing,
    first: null,
  } as OrderDetail;
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OrderNextStep order={order} parts={[givingParts]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return within(view.container);
};

it('of a paid gift: it is the turn of its giver, with the button that makes the link', async () => {
  const box = open({});
  expect(await box.findByRole('button', { name: 'Buat link' })).toBeTruthy();
  expect(box.getByText(/^Giliranmu: buat link-nya/)).toBeTruthy();
  expect(screen.queryByText(/menyiapkan pesananmu/)).toBeNull();
});

it('of a gift whose link was made: it is to be sent, and another link can be made', async () => {
  const box = open({ hasLink: true });
  expect(await box.findByRole('button', { name: 'Buat link baru' })).toBeTruthy();
  expect(box.getByText(/Kirim sendiri ke penerimanya/)).toBeTruthy();
});

it('of a gift that was not taken: where the money goes, and no link', async () => {
  const box = open({ state: 'expired' });
  expect(await box.findByText(/kami kembalikan kepadamu/)).toBeTruthy();
  expect(box.queryByRole('button')).toBeNull();
});

it.each([
  [0, /Kamu bisa mengulanginya kapan saja\. Kalau kamu sudah transfer/],
  [20_000, /kapan saja\. Rp20\.000 jadi kreditmu/],
])('of an order whose time is over after Rp%s has come: where that is', (amount, words) => {
  const refund = { amount, used: 0, state: 'credited', reason: 'x', requestedAt: '2026-11-24T03:00:00.000Z' };
  const order = {
    orderUid: ORDER,
    productLine: 'giving',
    providerName: 'Donasi',
    status: ORDER_STATUS.expired,
    first: null,
    refunds: amount > 0 ? [{ ...refund, paidAt: null, givenBack: null }] : [],
  } as unknown as OrderDetail;
  render(
    <MemoryRouter>
      <OrderNextStep order={order} parts={[givingParts]} />
    </MemoryRouter>,
  );
  expect(document.body.textContent).toMatch(words);
});
