import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { WebviewProductsPage } from './webview-products.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

it('a guest at /webview/digital-products is not in webview mode afterwards', async () => {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ data: [], meta: { status: 200, page: 1, limit: 50, total: 0 } }));
  const router = createMemoryRouter([{ path: '/', Component: WebviewProductsPage }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Semua layanan' });
  expect(localStorage.getItem('isWebView')).toBeNull();
});
