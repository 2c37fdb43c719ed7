import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { PaymentDevPage } from './payment-dev.page';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('/payment-dev is the error page where the API does not have it, as in production', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ data: null, meta: { status: 404, code: 'NOT_FOUND', message: 'x' } }), {
      status: 404,
    });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <PaymentDevPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Halaman ini tidak ada' })).toBeTruthy();
});
