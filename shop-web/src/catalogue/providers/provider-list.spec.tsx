import type { ReactNode } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { TYPING_PAUSE_MS } from './provider-filters';
import { SEARCHING } from '../../platform/router/searching';
import { ProviderList } from './provider-list';

const YOUTUBE: ProviderSummary = {
  uid: '10000000-0000-4000-8000-000000000001',
  slug: 'youtube',
  name: 'YouTube',
  category: 'Streaming',
  type: 1,
  color: '#8a3a3a',
  tagline: 'Tanpa iklan',
  member: 5,
  isPo: false,
  isHost: false,
  startingPrice: 36_900,
  variants: [],
};
const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

/** `loading`: the file of a provider's page. */
function search(
  keyword: string,
  loading: Promise<{ Component: () => ReactNode }> = new Promise(() => {}),
  state?: unknown,
): void {
  globalThis.fetch = async (address) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test');
    const data = pathname.endsWith('/category') || searchParams.get('keyword') ? [] : [YOUTUBE];
    const meta = { status: 200, page: 1, limit: 50, total: data.length };
    return new Response(JSON.stringify({ data, meta }));
  };
  const router = createMemoryRouter(
    [
      { path: '/', Component: ProviderList },
      { path: '/provider/:slug', lazy: () => loading },
    ],
    { initialEntries: [{ pathname: '/', search: `?keyword=${keyword}`, state }] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

jest.setTimeout(30_000);

it('a misspelt name without results shows similar names', async () => {
  search('yutub');
  // The first test also loads the file of the similar names.
  const link = await screen.findByRole('link', { name: /YouTube/ }, { timeout: 10_000 });
  expect(link.getAttribute('href')).toBe('/provider/youtube');
  const meant = screen.getByText('Mungkin maksudmu');
  const nothing = screen.getByText('Tidak ada layanan yang cocok');
  expect(meant.compareDocumentPosition(nothing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('a way here to search puts the cursor into the field', async () => {
  search('', undefined, SEARCHING);
  expect(document.activeElement).toBe(await screen.findByRole('searchbox'));
});

it('a search typed just before a press on a link does not cancel that navigation', async () => {
  let load = (_: { Component: () => ReactNode }) => {};
  search('', new Promise((resolve) => (load = resolve)));
  const link = await screen.findByRole('link', { name: /YouTube/ }, { timeout: 10_000 });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tube' } });
  fireEvent.click(link);
  await new Promise((pauseIsOver) => setTimeout(pauseIsOver, 2 * TYPING_PAUSE_MS));
  load({ Component: () => 'halaman YouTube' });
  expect(await screen.findByText('halaman YouTube')).toBeTruthy();
});

it.each([
  ['on a telephone, whose keyboard covers them, what is found moves up', true],
  ['on a wide screen nothing moves', false],
])('%s', async (_, isTelephone) => {
  const { matchMedia } = globalThis;
  const { scrollIntoView } = Element.prototype;
  const moved = jest.fn();
  const asked = jest.fn();
  globalThis.matchMedia = () => ({ matches: isTelephone }) as MediaQueryList;
  Element.prototype.scrollIntoView = moved;
  try {
    search('');
    const answer = globalThis.fetch;
    globalThis.fetch = (address, options) => {
      if (String(address).includes('keyword=tube')) asked();
      return answer(address, options);
    };
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tube' } });
    await waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 10_000 });
    expect(moved).toHaveBeenCalledTimes(isTelephone ? 1 : 0);
  } finally {
    Object.assign(globalThis, { matchMedia });
    Element.prototype.scrollIntoView = scrollIntoView;
  }
});
