import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../platform/session/session';
import { ordersQuery } from './orders.queries';
import { NETFLIX_PLAN } from './test/netflix-plan';
import { UnpaidOrder } from './unpaid-order';

const SAID = 'Kamu sudah punya pesanan Netflix yang belum dibayar.';

beforeEach(() => saveSession({ accessToken: 'a', refreshToken: 'r' }));
afterEach(() => {
  cleanup();
  clearSession();
});

function open(providerSlug: string): void {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { queryKey } = ordersQuery(1, ORDER_STATUS.awaitingPayment);
  const items = [{ orderUid: 'o', customerUid: 'c', providerSlug }];
  queries.setQueryData(queryKey, { items } as never);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <UnpaidOrder provider={NETFLIX_PLAN.provider} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a customer with an unpaid order of this provider can pay it before placing another', () => {
  open('netflix');
  expect(screen.getByText(SAID)).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Lanjut bayar' });
  expect(pay.getAttribute('href')).toBe('/payment?order_uid=o&customer_uid=c');
});

it('an order of another provider is not mentioned, nor anything to a signed-out visitor', () => {
  open('spotify');
  expect(screen.queryByText(SAID)).toBeNull();
  cleanup();
  clearSession();
  open('netflix');
  expect(screen.queryByText(SAID)).toBeNull();
});
