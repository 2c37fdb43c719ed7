import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { WebviewPage } from './webview.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.fetch = fetch;
});

it.each([
  ['without a code', '/webview', 'Beranda'],
  ['with a code that is over', '/webview/satu/dua', 'Tautan ini tidak berlaku lagi'],
])('opened in a browser %s it leaves no webview mode behind', async (_how, path, shown) => {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ data: null, meta: { status: 401, code: 'TOKEN_REQUIRED', message: 'x' } }), {
      status: 401,
    });
  const routes = [
    { path: '/', element: 'Beranda' },
    { path: '/webview/:atoken?/:rtoken?', element: <WebviewPage /> },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </QueryClientProvider>,
  );
  await screen.findByText(shown);
  expect(document.title.startsWith('Tautan tidak berlaku')).toBe(path !== '/webview');
  // What to do is said once, in one sentence.
  if (path !== '/webview') expect(screen.getByRole('alert').textContent).toBe('Buka lagi dari aplikasinya, ya.');
  expect(localStorage.getItem('isWebView')).toBeNull();
});
