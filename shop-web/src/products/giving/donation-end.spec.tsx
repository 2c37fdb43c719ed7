import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { deleteAllCookies } from '../../platform/session/cookies';
import { saveSession } from '../../platform/session/session';
import { DonationSuccessPage } from './donation-end.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  deleteAllCookies();
  globalThis.fetch = fetch;
});

const UID = '7b0b8a3e-0000-4000-8000-000000000001';

function open(address: string, donation: object | null = null): void {
  globalThis.fetch = async () => {
    const status = donation ? 200 : 404;
    return new Response(JSON.stringify({ data: donation, meta: { status, code: 'NOT_FOUND', message: '' } }), {
      status,
    });
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/donation/success" Component={DonationSuccessPage} />
          <Route path="/donation/:type/success/:donationUid?" Component={DonationSuccessPage} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['a guest', '/donation/success', false],
  ['a guest', `/donation/netflix/success/${UID}`, false],
  ['a customer without that donation', `/donation/netflix/success/${UID}`, true],
])('%s at %s is not thanked for a donation', async (_who, address, isSignedIn) => {
  if (isSignedIn)
    saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: 'c', username: 'Budi', email: 'b@c.test' });
  open(address);
  await screen.findByRole('heading', { name: 'Donasi ini tidak ada di akunmu' });
  expect(document.body.textContent).not.toContain('Terima kasih');
  expect(screen.getByRole('link', { name: 'Lihat pesanan' }).getAttribute('href')).toBe('/user/order');
});

it.each([
  [true, 'Donasi ini dibatalkan'],
  [false, 'Donasimu belum jadi'],
])('a donation that came to nothing says why: cancelled %s', async (isCancelled, title) => {
  saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: 'c', username: 'Budi', email: 'b@c.test' });
  open(`/donation/sekolah/success/${UID}`, {
    donationUid: UID,
    orderUid: UID,
    type: 'sekolah',
    cause: 'Sekolah Pesisir',
    amount: 50_000,
    shares: 0,
    message: '',
    anonymous: false,
    state: 'lapsed',
    isCancelled,
    paymentUrl: null,
    createdAt: '2026-11-20T03:00:00.000Z',
  });
  await screen.findByRole('heading', { name: title });
  expect(/Batas waktu/.test(document.body.textContent)).toBe(!isCancelled);
});
