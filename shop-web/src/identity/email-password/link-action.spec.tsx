import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConfirmEmailPage } from './confirm-email.page';
import { VerifyEmailPage } from './verify-email.page';

const { fetch } = globalThis;
let sent: string[];
let answer: { status: number; body: object };
let isDone: boolean;
beforeEach(() => {
  sent = [];
  isDone = false;
  answer = { status: 200, body: { data: { email: 'baru@patungan.test' }, meta: { status: 200 } } };
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href);
    if (pathname.endsWith('/link/check'))
      return new Response(
        JSON.stringify({ data: { expiresAt: '2026-11-21T03:00:00.000Z', isDone }, meta: { status: 200 } }),
      );
    sent.push(pathname);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const TOKEN = 'x'.repeat(43);
function open(path: string, Page: () => React.ReactNode) {
  const routes = [
    { path, element: <Page /> },
    { path: '*', element: 'Tautan ini sudah tidak berlaku' },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`${path}#${TOKEN}`] })} />
    </QueryClientProvider>,
  );
}

describe.each([
  ['/user/verify-email', VerifyEmailPage, 'Verifikasi emailku', 'Email kamu sudah terverifikasi', '/verify-email'],
  [
    '/user/profile/change-email/confirm',
    ConfirmEmailPage,
    'Pakai email baru ini',
    'Email kamu sudah diganti',
    '/confirm',
  ],
] as const)('the link to %s', (path, Page, label, done, call) => {
  it('does nothing when it is opened, and acts when its button is pressed', async () => {
    open(path, Page);
    const button = await screen.findByRole('button', { name: label });
    expect(sent).toEqual([]);
    fireEvent.click(button);
    await screen.findByText(done);
    expect(sent).toEqual([expect.stringContaining(call)]);
  });

  it('says at once that it is done where it was used before, and asks for nothing again', async () => {
    isDone = true;
    open(path, Page);
    await screen.findByText(done);
    expect(screen.queryByRole('button', { name: label })).toBeNull();
    expect(screen.queryByText('Tinggal satu ketukan lagi.')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('leads to the page of links that are over', async () => {
    answer = {
      status: 409,
      body: { data: null, meta: { status: 409, code: 'LINK_EXPIRED', message: 'Tidak berlaku' } },
    };
    open(path, Page);
    fireEvent.click(await screen.findByRole('button', { name: label }));
    expect(await screen.findByText('Tautan ini sudah tidak berlaku')).toBeTruthy();
  });
});
