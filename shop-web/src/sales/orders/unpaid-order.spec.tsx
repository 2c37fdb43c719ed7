import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../platform/session/session';
import { ordersQuery } from './orders.queries';
import { UnpaidOrder } from './unpaid-order';

const SAID = 'Kamu masih punya pesanan Netflix Premium yang belum dibayar.';

beforeEach(() => saveSession({ accessToken: 'a', refreshToken: 'r' }));
afterEach(() => {
  cleanup();
  clearSession();
});

function open(providerSlug: string, line?: string, more: object = {}): void {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { queryKey } = ordersQuery(1, ORDER_STATUS.awaitingPayment);
  const items = [
    {
      orderUid: 'o',
      customerUid: 'c',
      orderNumber: 'PTG-1',
      grandTotal: 59_900,
      dueAt: null,
      productLine: 'subscriptions',
      providerSlug,
      providerName: 'Netflix',
      packageName: 'Premium',
      ...more,
    },
  ];
  queries.setQueryData(queryKey, { items } as never);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{line ? <UnpaidOrder line={line} /> : <UnpaidOrder providerSlug="netflix" />}</MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a customer with an unpaid order of this provider can pay it before placing another', () => {
  open('netflix');
  expect(screen.getByText(SAID)).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Bayar yang itu' });
  expect(pay.getAttribute('href')).toBe('/payment?order_uid=o&customer_uid=c');
});

it('of an order whose part has come: what is still missing; a plan on schedule is not mentioned', () => {
  const rest = { amount: 9_900, received: 50_000, total: 59_900, dueAt: null, isLate: false };
  open('netflix', undefined, { dueAmount: 9_900, additionalOrder: { ...rest, instalment: null } });
  expect(screen.getByText(/PTG-1, Rp9\.900/)).toBeTruthy();
  cleanup();
  open('netflix', undefined, { dueAmount: 9_900, additionalOrder: { ...rest, instalment: 2 } });
  expect(screen.queryByText(SAID)).toBeNull();
});

it('an order of another line is not mentioned', () => {
  open('netflix', 'merchandise');
  expect(screen.queryByText(SAID)).toBeNull();
});

it('an order of another provider is not mentioned, nor anything to a signed-out visitor', () => {
  open('spotify');
  expect(screen.queryByText(SAID)).toBeNull();
  cleanup();
  clearSession();
  open('netflix');
  expect(screen.queryByText(SAID)).toBeNull();
});
