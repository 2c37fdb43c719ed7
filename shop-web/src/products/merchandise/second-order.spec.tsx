import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../platform/session/session';
import { ordersQuery } from '../../sales/orders/orders.queries';
import { CheckoutForm } from './checkout-form';

afterEach(() => {
  cleanup();
  clearSession();
});

it('an order that was not paid is shown beside the button that would make another one', () => {
  saveSession({ accessToken: 'a', refreshToken: 'r' });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const first = { orderUid: 'o', customerUid: 'c', orderNumber: 'PTG-1', grandTotal: 114_000, dueAt: null };
  const items = [{ ...first, productLine: 'merchandise', providerName: 'Merchandise', packageName: 'Kaus' }];
  queries.setQueryData(ordersQuery(1, ORDER_STATUS.awaitingPayment).queryKey, { items } as never);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <CheckoutForm
          items={[]}
          quote={{ items: [], goods: 0, weightGrams: 0, shipping: [] } as never}
          option={null}
          addressUid={null}
          contact={{ name: '', email: '', phoneNumber: '' }}
          onRefused={() => undefined}
          onPlaced={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Kamu masih punya pesanan Merchandise Kaus yang belum dibayar.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bayar yang itu' }).getAttribute('href')).toBe(
    '/payment?order_uid=o&customer_uid=c',
  );
});
