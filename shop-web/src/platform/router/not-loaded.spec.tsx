import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { withLoadErrors, loadPage } from './load-page';
import { notLoadedPage } from './not-loaded';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const ROUTES = [
  { path: '/', element: 'beranda' },
  {
    path: '/hilang',
    lazy: {
      Component: async () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      },
    },
  },
];
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('a page without a loader whose file fails to load shows an error and a retry', async () => {
  const router = createMemoryRouter(withLoadErrors(ROUTES));
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/hilang'));
  expect(screen.getByRole('heading', { name: 'Halaman belum termuat' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
});

it('loadPage answers whether the files of the page have loaded', async () => {
  expect(await loadPage(ROUTES, '/')).toBe(true);
  expect(await loadPage(ROUTES, '/hilang')).toBe(false);
});

it('retries on request, when the connection is back, and when the page is visited again', async () => {
  const reload = jest.fn();
  const router = createMemoryRouter([ROUTES[0]!, { path: '/hilang', Component: notLoadedPage(reload) }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/hilang'));
  expect(reload).toHaveBeenCalledTimes(0);
  screen.getByRole('button', { name: 'Coba lagi' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/hilang'));
  expect(reload).toHaveBeenCalledTimes(3);
});

it('shows that it will retry, instead of a button, while offline', async () => {
  goOffline();
  const router = createMemoryRouter(withLoadErrors(ROUTES));
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/hilang'));
  expect(screen.getByRole('alert').textContent).toContain('Kamu sedang offline.');
  expect(screen.queryByRole('button')).toBeNull();
});
