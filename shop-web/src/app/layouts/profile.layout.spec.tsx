import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { ProfileLayout } from './profile.layout';
import { TabBar } from './tab-bar';

afterEach(cleanup);

it.each([
  ['/user', 'Akun'],
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

it('on a phone the strip gives way to the bar below, whose Akun stands for the pages of the account', () => {
  const router = createMemoryRouter([{ path: '*', Component: ProfileLayout }], { initialEntries: ['/user/wishlist'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('navigation').className).toContain('max-sm:hidden');
});

it.each([
  ['/user', 'Akun'],
  ['/user/wishlist', 'Akun'],
  ['/user/merchandise/details', 'Akun'],
  ['/user/profile', 'Akun'],
  ['/user/order/details', 'Pesanan'],
  ['/user/membership', 'Langganan'],
])('at %s the bar below marks %s alone', (path, name) => {
  const router = createMemoryRouter([{ path: '*', Component: TabBar }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const marked = screen.getAllByRole('link').filter(({ className }) => className.includes('text-accent'));
  expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
});
