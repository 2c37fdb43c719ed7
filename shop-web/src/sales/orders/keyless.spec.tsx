import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { UserHostPage } from '../../products/subscriptions/hosts/user-host.page';
import { SeglowupThankyouPage } from '../../products/vouchers/thankyou.page';
import { PaymentConfirmationPage } from '../payments/payment-confirmation.page';
import { PaymentPage } from '../payments/payment.page';
import { ThankyouPreOrderPage } from './thankyou-pre-order.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

it.each<[string, ComponentType]>([
  ['/thankyou/user-host', UserHostPage],
  ['/thankyou/pre-order', ThankyouPreOrderPage],
  ['/seglowup/thankyou', SeglowupThankyouPage],
  ['/payment', () => <PaymentPage parts={[]} />],
  ['/payment-confirmation', () => <PaymentConfirmationPage parts={[]} />],
])('%s without the keys of an order says that there is none, and asks the server for nothing', (path, Component) => {
  const asked = jest.fn<typeof fetch>(() => new Promise(() => undefined));
  globalThis.fetch = asked;
  const router = createMemoryRouter([{ path, Component }], { initialEntries: [`${path}?type=1`] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Order Anda Tidak Ditemukan / Sudah Terbayarkan');
  expect(asked).not.toHaveBeenCalled();
});
