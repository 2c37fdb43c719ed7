import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ResetByLinkPage, UpdatePasswordPage } from './new-password.page';

const { fetch } = globalThis;
let isDone: boolean;
beforeEach(() => {
  globalThis.fetch = async () => {
    const data = { expiresAt: '2026-11-27T05:00:00.000Z', isDone };
    return new Response(JSON.stringify({ data, meta: { status: 200 } }), { status: 200 });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(path: string, Page: () => React.ReactNode) {
  const router = createMemoryRouter([{ path, element: <Page /> }], {
    initialEntries: [`${path}#${'x'.repeat(43)}`],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it.each([
  ['/user/forget-password/update', UpdatePasswordPage],
  ['/user/profile/reset-password/reset', ResetByLinkPage],
] as const)('%s says of a link that was used that the password is changed, and asks for none', async (path, Page) => {
  isDone = true;
  open(path, Page);
  await screen.findByText('Kata sandimu sudah diganti lewat tautan ini');
  expect(screen.getByRole('link', { name: 'Masuk' })).toBeTruthy();
  expect(screen.queryByLabelText(/Kata sandi/)).toBeNull();
});

it('a link that can be used asks for the new password', async () => {
  isDone = false;
  open('/user/forget-password/update', UpdatePasswordPage);
  expect(await screen.findByRole('button', { name: 'Simpan kata sandi' })).toBeTruthy();
});
