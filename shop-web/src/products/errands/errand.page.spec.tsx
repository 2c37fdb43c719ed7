import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { ErrandDetail } from '#contracts/products/errands/errands.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { NETFLIX_ORDER, ORDER_UID as UID } from '../../sales/orders/test/netflix-order';
import { ErrandPage } from './errand.page';
import { RequestErrandPage } from './request.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

it('leads to Setitip when the address names no request', async () => {
  render(
    <MemoryRouter initialEntries={['/setitip/payment']}>
      <Routes>
        <Route path="/setitip/payment" Component={ErrandPage} />
        <Route path="/setitip" element={<p>Semua titipan</p>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Semua titipan')).toBeTruthy();
});

it.each(['errandUid', 'errand_uid'])(
  'the form for a new request gives way to the request that is named by %s',
  (name) => {
    const Where = () => <output>{useLocation().search}</output>;
    render(
      <MemoryRouter initialEntries={[`/setitip/order?${name}=karangan`]}>
        <Routes>
          <Route path="/setitip/order" Component={RequestErrandPage} />
          <Route path="/setitip/payment" element={<Where />} />
        </Routes>
      </MemoryRouter>,
    );
    expect(screen.getByRole('status').textContent).toBe('?errandUid=karangan');
  },
);

const AT = '2026-11-20T03:00:00.000Z';
const ERRAND: ErrandDetail = {
  errandUid: UID,
  errandCode: 'STP-7KQ2MXA',
  name: 'Kopi Gayo',
  picture: null,
  quantity: 1,
  ceiling: 100_000,
  state: 'refunded',
  stateLabel: 'Pengembalian dana',
  createdAt: AT,
  link: '',
  note: '',
  quote: null,
  reason: null,
  order: {
    orderUid: UID,
    customerUid: UID,
    orderNumber: 'PTG-261120-7KQ2MXA',
    status: ORDER_STATUS.refunded,
    statusLabel: 'Dikembalikan',
    dueAt: null,
    grandTotal: 90_000,
    credit: 0,
    shipment: {
      uid: UID,
      state: 'cancelled',
      stateLabel: 'Dibatalkan',
      method: 'courier',
      service: 'REG',
      info: '',
      price: 0,
      weightGrams: 500,
      recipient: 'Sari',
      phoneNumber: '6281234567890',
      address: [],
      note: '',
      courier: null,
      trackingNumber: null,
      shippedAt: null,
      deliveredAt: null,
      canReceive: false,
    },
  },
  bought: null,
  canWithdraw: false,
};

it('of an errand whose money goes back the page says why and where the money is', async () => {
  const refunds = [
    {
      amount: 90_000,
      used: 0,
      state: 'requested',
      reason: 'Tokonya tutup',
      requestedAt: AT,
      paidAt: null,
      givenBack: null,
    },
  ];
  globalThis.fetch = async (url) => {
    const data = String(url).includes('/setitip/') ? ERRAND : { ...NETFLIX_ORDER, refunds };
    return new Response(JSON.stringify({ data, meta: { status: 200 } }));
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/setitip/payment?errandUid=${UID}`]}>
        <ErrandPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Alasannya: Tokonya tutup');
  expect(screen.getByText(/90\.000 akan dikembalikan/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('Uang dikembalikan');
});
