import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { ProfileLayout } from './profile.layout';
import { TabBar } from './tab-bar';

afterEach(cleanup);

it.each([
  ['/user/address', 'Alamat'],
  ['/user/wishlist', 'Favorit'],
  ['/user/notification', 'Notifikasi'],
  ['/user/merchandise/details', 'Merchandise'],
])('at %s the tab %s is marked', (path, name) => {
  const router = createMemoryRouter([{ path: '*', Component: ProfileLayout }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent?.trim()).toBe(name);
});

it('on a phone the strip has what the bar below has not; every page is in one of them', () => {
  const router = createMemoryRouter([{ path: '*', Component: ProfileLayout }], { initialEntries: ['/user/wishlist'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const hidden = screen.getAllByRole('link').filter(({ className }) => className.includes('max-sm:hidden'));
  cleanup();
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: TabBar }])} />);
  const below = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hidden.map((link) => link.textContent?.trim())).toEqual(['Data Diri', 'Pesanan', 'Langganan']);
  for (const link of hidden) expect(below).toContain(link.getAttribute('href'));
});
