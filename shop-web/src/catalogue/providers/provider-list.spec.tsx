import type { ReactNode } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { OpenSeats, ProviderSummary } from '#contracts/catalogue/catalogue.http';
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
  saving: null,
  variants: [
    {
      uid: '20000000-0000-4000-8000-000000000001',
      packageName: 'Reguler',
      duration: 1,
      durationLabel: '1 bulan',
      grandTotal: 36_900,
      isPo: false,
      isHost: false,
    },
  ],
};
const openOf = (providerUid: string): OpenSeats => ({
  providerUid,
  seatsLeft: 1,
  words: '1 kursi lagi',
  ring: { size: 4, taken: 3, hosts: 0, freeHosts: 0 },
});
const { fetch } = globalThis;
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const AllProviders = () => <ProviderList />;
const OnHome = () => <ProviderList onHome />;

/** `loading`: the file of a provider's page. */
function search(
  keyword: string,
  {
    loading = new Promise(() => {}),
    state,
    page = AllProviders,
    listed = [YOUTUBE],
    seats = [],
  }: {
    loading?: Promise<{ Component: () => ReactNode }>;
    state?: unknown;
    page?: () => ReactNode;
    listed?: ProviderSummary[];
    seats?: OpenSeats[];
  } = {},
): void {
  globalThis.fetch = async (address) => {
    const { pathname, searchParams } = new URL(String(address), 'http://shop.test');
    const none = pathname.endsWith('/category') || searchParams.get('keyword');
    const data = pathname.endsWith('/open-seats') ? seats : none ? [] : listed;
    const meta = { status: 200, page: 1, limit: 50, total: data.length };
    return new Response(JSON.stringify({ data, meta }));
  };
  const router = createMemoryRouter(
    [
      { path: '/', Component: page },
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

it('a name without results says that it is not here yet, and shows similar names', async () => {
  search('yutub');
  // The first test also loads the file of the similar names.
  const link = await screen.findByRole('link', { name: /YouTube/ }, { timeout: 10_000 });
  expect(link.getAttribute('href')).toBe('/provider/youtube');
  expect(screen.getByText('Belum ada “yutub” di sini.')).toBeTruthy();
  expect(screen.getByText('Mungkin maksudmu')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Usulkan ke kami' }).getAttribute('href')).toBe('/contact');
  expect(screen.queryByText('Tidak ada layanan yang cocok')).toBeNull();
});

it('a word that is like no name says that there is nothing, with the way back', async () => {
  search('kulkas');
  expect(await screen.findByText('Belum ada “kulkas” di sini.', undefined, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Usulkan ke kami' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  expect(await screen.findByRole('link', { name: /YouTube/ })).toBeTruthy();
});

it('a word that is in no name of a category says so of both, and takes both back', async () => {
  search('kulkas&category=Musik');
  expect(await screen.findByText('Tidak ada layanan yang cocok', undefined, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hapus filter' })).toBeTruthy();
});

it('who looks for what is not here proposes it by WhatsApp, where the shop has one', async () => {
  document.documentElement.dataset.shop = JSON.stringify({ whatsapp: '6281234567890' });
  search('kulkas');
  const way = await screen.findByRole('link', { name: 'Usulkan ke kami' }, { timeout: 10_000 });
  delete document.documentElement.dataset.shop;
  expect(decodeURIComponent(way.getAttribute('href')!)).toBe(
    'https://wa.me/6281234567890?text=Halo Patungan, aku mau patungan “kulkas”',
  );
});

it('on the home page shelves stand in place of the list, until one looks for something', async () => {
  const yearly = { ...YOUTUBE.variants[0]!, duration: 12, durationLabel: '1 tahun', isPo: true };
  const setapp = { ...YOUTUBE, uid: '10000000-0000-4000-8000-000000000002', slug: 'setapp', name: 'Setapp' };
  search('', {
    page: OnHome,
    listed: [YOUTUBE, { ...setapp, variants: [yearly] }],
    // Members alone do not let a group run whose host is missing.
    seats: [openOf(setapp.uid), { ...openOf(YOUTUBE.uid), seatsLeft: 0, words: 'Menunggu host' }],
  });
  const shelf = async (name: string) => {
    const { findAllByRole } = within(await screen.findByRole('region', { name }, { timeout: 10_000 }));
    return (await findAllByRole('link')).map((link) => link.getAttribute('href'));
  };
  expect(await shelf('Populer')).toEqual(['/provider/youtube']);
  expect(await shelf('Pre-Order')).toEqual(['/provider/setapp']);
  expect(screen.getByRole('link', { name: 'Lihat semua 2 layanan' }).getAttribute('href')).toBe('/provider');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'yutub' } });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Populer' })).toBeNull(), { timeout: 10_000 });
});

const brand = (slug: string, index: number): ProviderSummary => ({
  ...YOUTUBE,
  uid: `10000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
  slug,
  name: slug,
});

const shelfOfNearlyFull = async (nearlyFull: number[], count = 13) => {
  const listed = Array.from({ length: count }, (_, index) => brand(`merek-${index}`, index));
  search('', { page: OnHome, listed, seats: nearlyFull.map((index) => openOf(listed[index]!.uid)) });
  await screen.findAllByText('1 kursi lagi', undefined, { timeout: 10_000 });
  const shelf = screen.queryByRole('region', { name: 'Hampir penuh' });
  return (
    shelf &&
    within(shelf)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  );
};

it('no brand stands twice on the home page: the nearly full ones are others than those above', async () => {
  expect(await shelfOfNearlyFull([0, 10, 11, 12])).toEqual([
    '/provider/merek-10',
    '/provider/merek-11',
    '/provider/merek-12',
  ]);
});

it('without a row of others the nearly full ones are said by their own cards alone', async () => {
  expect(await shelfOfNearlyFull([0, 1, 2, 3, 4, 5])).toBeNull();
  cleanup();
  expect(await shelfOfNearlyFull([0, 10, 11])).toBeNull();
});

it('a way here to search puts the cursor into the field', async () => {
  search('', { state: SEARCHING });
  expect(document.activeElement).toBe(await screen.findByRole('searchbox'));
});

it('a search typed just before a press on a link does not cancel that navigation', async () => {
  let load = (_: { Component: () => ReactNode }) => {};
  search('', { loading: new Promise((resolve) => (load = resolve)) });
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
