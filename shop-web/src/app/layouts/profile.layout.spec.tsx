import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { ProfileLayout } from './profile.layout';

afterEach(cleanup);

it.each([
  ['/user/address', 'Alamat'],
  ['/user/wishlist', 'Wishlist'],
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
