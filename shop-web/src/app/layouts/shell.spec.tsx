import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { LAYOUTS, type LayoutName, inLayout } from '../../platform/router/layouts';
import { LoadingLayout, RootLayout } from './root.layout';

/** No API: a maintenance check that fails has no effect for the visitor. */
const unreachable = () => Promise.reject(new Error('no API here'));

async function open(layout?: LayoutName, nested?: LayoutName) {
  const page = { index: true, Component: () => <h1>Isi</h1>, handle: nested && inLayout(nested) } as const;
  const router = createMemoryRouter([
    { Component: RootLayout, children: [{ path: '/', handle: layout && inLayout(layout), children: [page] }] },
  ]);
  await act(async () => render(<RouterProvider router={router} />));
}
const header = () => document.querySelector('[data-header]')?.getAttribute('data-header') ?? 'none';
const footer = () => {
  const shown = document.querySelector('footer');
  return !shown ? 'none' : shown.textContent.includes('Platform pertama') ? 'full' : 'short';
};

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(unreachable);
  globalThis.scrollTo = jest.fn();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const name of ['ATS', 'RTS', 'avatar']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  Object.assign(globalThis, { scrollY: 0 });
});

describe('before the first page is there', () => {
  it('there is a header, a line that it loads, and no footer that would jump', async () => {
    const never = () => new Promise<never>(() => undefined);
    const router = createMemoryRouter([
      { path: '/', Component: RootLayout, HydrateFallback: LoadingLayout, loader: never },
    ]);
    await act(async () => render(<RouterProvider router={router} />));
    expect([header(), footer()]).toEqual(['full', 'none']);
    expect(screen.getByText('Memuat halaman…').getAttribute('role')).toBe('status');
  });
});

it('the search is in the header of the home page too, on screens of every width', async () => {
  await open();
  const search = within(screen.getByRole('banner')).getByRole('link', { name: 'Cari layanan' });
  expect(search.getAttribute('href')).toBe('/provider');
  expect([...search.classList].filter((name) => name.endsWith(':hidden'))).toEqual([]);
});

describe('the fourteen layouts', () => {
  it('are fourteen', () =>
    expect(Object.keys(LAYOUTS)).toEqual([
      'default',
      'blank',
      'oldBlank',
      'simple',
      'simpleWithFooter',
      'campaignMission',
      'light',
      'navigationBlank',
      'new',
      'none',
      'paymentResult',
      'profile',
      'thankYou',
      'tipSubmission',
    ]));

  it.each(Object.entries(LAYOUTS))(
    '%s is one shell with the header and footer that its row names',
    async (name, row) => {
      await open(name as LayoutName);
      expect([header(), footer()]).toEqual([row.header, row.footer]);
      expect(screen.getByRole('main').textContent).toBe('Isi');
      expect(screen.getByRole('main').classList.contains('frame')).toBe(row.width === 'container');
      expect(document.querySelector('.always-light') !== null).toBe(row.alwaysLight);
    },
  );

  it('fall back to the default, and a page’s own wins over its parent’s', async () => {
    await open();
    expect([header(), footer()]).toEqual(['full', 'full']);
    cleanup();
    await open('profile', 'simple');
    expect([header(), footer()]).toEqual(['brand', 'none']);
  });

  it.each(['oldBlank', 'default', 'profile'] as const)('%s: the footer is hidden in webview mode', async (layout) => {
    localStorage.setItem('isWebView', 'true');
    for (const cookie of ['ATS=a', 'RTS=r']) document.cookie = `${cookie}; Path=/`;
    await open(layout);
    expect(footer()).toBe('none');
  });

  it('the footer is there for a visitor whose browser was once in webview mode', async () => {
    localStorage.setItem('isWebView', 'true');
    await open('oldBlank');
    expect(footer()).not.toBe('none');
  });
});

describe('the tabs of a phone', () => {
  const tabs = () => screen.queryByRole('navigation', { name: 'Menu bawah' });

  it.each(Object.entries(LAYOUTS))('%s: they are where the whole header is', async (name, { header: kind }) => {
    await open(name as LayoutName);
    expect(tabs() !== null).toBe(kind === 'full');
  });

  it('are five places, of which the present one is marked', async () => {
    await open();
    const links = within(tabs()!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Beranda', '/'],
      ['Cari', '/provider'],
      ['Langganan', '/user/membership'],
      ['Pesanan', '/user/order'],
      ['Akun', '/user'],
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual([
      'Beranda',
    ]);
  });

  it('are left to the app around a webview', async () => {
    localStorage.setItem('isWebView', 'true');
    for (const cookie of ['ATS=a', 'RTS=r']) document.cookie = `${cookie}; Path=/`;
    await open();
    expect(tabs()).toBeNull();
  });
});

describe('the campaign navbar', () => {
  const solid = () => document.querySelector('[data-header=campaign]')!.getAttribute('data-solid');
  const scrollTo = (y: number) => {
    Object.assign(globalThis, { scrollY: y });
    fireEvent.scroll(window);
  };

  it('is transparent until scrolled 50 px, then solid', async () => {
    await open('campaignMission');
    expect(solid()).toBe('false');
    scrollTo(50);
    expect(solid()).toBe('false');
    scrollTo(51);
    expect(solid()).toBe('true');
    scrollTo(0);
    expect(solid()).toBe('false');
  });

  it('shows a Login button to visitors', async () => {
    await open('campaignMission');
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('link', { name: 'Profil' })).toBeNull();
  });

  it('shows a Profil link with the avatar when the auth cookie is present', async () => {
    for (const cookie of ['ATS=a', 'RTS=r', 'avatar=%2Ffoto.png']) document.cookie = `${cookie}; Path=/`;
    await open('campaignMission');
    const link = screen.getByRole('link', { name: 'Profil' });
    expect([link.getAttribute('href'), link.querySelector('img')?.getAttribute('src')]).toEqual([
      '/user/profile',
      '/foto.png',
    ]);
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(await screen.findByText('Logout')).toBeTruthy();
  });
});

it('offline is shown while it lasts, and online for a moment after', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  jest.useFakeTimers();
  try {
    await open();
    expect(screen.queryByText(/offline/)).toBeNull();
    online.mockReturnValue(false);
    act(() => void fireEvent(window, new Event('offline')));
    expect(screen.getByText('Kamu sedang offline. Yang tampil mungkin belum yang terbaru.')).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void fireEvent(window, new Event('online')));
    expect(screen.queryByText(/offline/)).toBeNull();
    expect(screen.getByText('Kamu sudah online lagi.')).toBeTruthy();
    act(() => void jest.advanceTimersByTime(3000));
    expect(screen.queryByText(/online/)).toBeNull();
  } finally {
    jest.useRealTimers();
    online.mockRestore();
  }
});
