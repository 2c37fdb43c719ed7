import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { ordersQuery } from '../../sales/orders/orders.queries';
import { NETFLIX_ORDER } from '../../sales/orders/test/netflix-order';
import { deleteAllCookies } from '../../platform/session/cookies';
import { saveSession } from '../../platform/session/session';
import { DonationFailedPage, DonationSuccessPage } from './donation-end.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  deleteAllCookies();
  globalThis.fetch = fetch;
});

const UID = '7b0b8a3e-0000-4000-8000-000000000001';

const signIn = () =>
  saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: 'c', username: 'Budi', email: 'b@c.test' });

function open(address: string, donation: object | null = null, status = donation ? 200 : 404): void {
  globalThis.fetch = async () => {
    return new Response(JSON.stringify({ data: donation, meta: { status, code: 'NOT_FOUND', message: '' } }), {
      status,
    });
  };
  show(address);
}
const aClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
function show(address: string, queries = aClient()): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/donation/success" Component={DonationSuccessPage} />
          <Route path="/donation/:type/success/:donationUid?" Component={DonationSuccessPage} />
          <Route path="/donation/failed" Component={DonationFailedPage} />
          <Route path="/donation/:type/failed/:donationUid?" Component={DonationFailedPage} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['a guest', '/donation/success', false],
  ['a guest', '/donation/failed', false],
  ['a customer without that donation', `/donation/netflix/success/${UID}`, true],
  ['a customer without that donation', `/donation/sekolah/failed/${UID}`, true],
])('%s at %s reads that there is no such donation', async (_who, address, isSignedIn) => {
  if (isSignedIn) signIn();
  open(address);
  await screen.findByRole('heading', { name: 'Donasi ini tidak ada di akunmu' });
  expect(document.body.textContent).not.toContain('Terima kasih');
  expect(screen.getByRole('link', { name: 'Lihat pesanan' }).getAttribute('href')).toBe('/user/order');
});

it.each(['success', 'failed'])('a guest with the address of a donation is asked to sign in: %s', async (end) => {
  const address = `/donation/sekolah/${end}/${UID}`;
  open(address);
  await screen.findByRole('heading', { name: 'Masuk untuk melihat donasimu' });
  const login = `/login?redirect=${encodeURIComponent(address)}`;
  expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe(login);
});

it('a cause that does not exist has no end of a donation', async () => {
  open('/donation/foo/failed');
  await screen.findByText('Penggalangan ini tidak ada atau sudah ditutup');
  expect(document.body.textContent).not.toMatch(/onasimu|akunmu/);
});

it('a failure of the server is no missing donation: it can be tried again', async () => {
  signIn();
  open(`/donation/sekolah/failed/${UID}`, null, 500);
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('tidak ada di akunmu');
});

const DONATION = {
  donationUid: UID,
  orderUid: UID,
  type: 'sekolah',
  cause: 'Sekolah Pesisir',
  amount: 50_000,
  shares: 0,
  message: '',
  anonymous: false,
  state: 'lapsed',
  isCancelled: false,
  paymentUrl: null,
  createdAt: '2026-11-20T03:00:00.000Z',
};

it.each([
  [true, 'Donasi ini dibatalkan'],
  [false, 'Donasimu belum jadi'],
])('a donation that came to nothing says why: cancelled %s', async (isCancelled, title) => {
  signIn();
  open(`/donation/sekolah/success/${UID}`, { ...DONATION, isCancelled });
  await screen.findByRole('heading', { name: title });
  expect(/Batas waktu/.test(document.body.textContent)).toBe(!isCancelled);
});

const CAUSE = {
  uid: UID,
  type: 'netflix',
  name: 'Netflix untuk teman',
  summary: '',
  picture: null,
  target: null,
  raised: 0,
  donations: 0,
  story: '',
  beneficiary: '',
  disbursed: 0,
  disbursements: [],
};

it('shares are given again at the price of now, which the page shows once the press with the former one was refused', async () => {
  signIn();
  const address = `/donation/netflix/failed/${UID}`;
  const shares = { ...DONATION, type: 'netflix', amount: 120_000, shares: 2 };
  let sharePrice = 60_000;
  const sent: unknown[] = [];
  globalThis.fetch = async (url, init) => {
    const path = String(url);
    const answer = (data: object | null, meta: object = { status: 200 }) =>
      new Response(JSON.stringify({ data, meta }), meta);
    if (!path.endsWith('/retry')) return answer(path.includes('/donation/detail') ? shares : { ...CAUSE, sharePrice });
    const { total } = JSON.parse(String(init?.body)) as { total: number };
    sent.push(total);
    return answer(null, { status: 409, code: 'PRICE_CHANGED', message: 'Totalnya sekarang Rp140.000.' });
  };
  show(address);
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Ulangi donasi' }));
  await screen.findByText(/2 jatah, Rp120\.000/);
  expect(document.body.textContent).not.toContain('Harga jatah');
  sharePrice = 70_000;
  await press();
  await screen.findByText('Harga jatahnya sekarang lain: kalau kamu ulangi, totalnya Rp140.000.');
  await press();
  await waitFor(() => expect(sent).toEqual([120_000, 140_000]));
});

it.each([
  [
    'that an admin has cancelled',
    { state: 'lapsed', isCancelled: true },
    { status: ORDER_STATUS.cancelled, closedEarly: 'Kami yang membatalkannya. Alasannya: Ganda.' },
    /Alasannya: Ganda\./,
  ],
  [
    'whose proof was rejected',
    { state: 'promised', paymentUrl: '/payment?order_uid=x' },
    {
      status: ORDER_STATUS.awaitingPayment,
      payment: {
        state: 'rejected',
        submittedAt: '2026-11-20T03:00:00.000Z',
        reason: 'Foto buram',
        isLast: false,
        proofUrl: null,
      },
    },
    /Foto buram/,
  ],
])('a donation %s says the reason of the admin', async (_, donation, order, reason) => {
  signIn();
  const detail = { ...NETFLIX_ORDER, productLine: 'giving', payment: null, ...order };
  globalThis.fetch = async (url) =>
    Response.json({
      data: /[0-9a-f-]{36}[/]detail/.test(String(url)) ? detail : { ...DONATION, ...donation },
      meta: { status: 200 },
    });
  show(`/donation/sekolah/failed/${UID}`);
  expect(await screen.findByText(reason)).toBeTruthy();
});

it.each([
  [null, ['Bayar sekarang']],
  [false, ['Kirim bukti baru']],
  [true, []],
])('a donation to be paid leads to its payment once, and not after the last proof: %s', async (isLast, ways) => {
  signIn();
  const rejected = {
    state: 'rejected',
    submittedAt: '2026-11-20T03:00:00.000Z',
    reason: 'Foto buram',
    isLast,
    proofUrl: null,
  };
  const payment = isLast === null ? null : rejected;
  const detail = { ...NETFLIX_ORDER, productLine: 'giving', status: ORDER_STATUS.awaitingPayment, payment };
  const donation = { ...DONATION, state: 'promised', paymentUrl: '/payment?order_uid=x' };
  globalThis.fetch = async (url) =>
    Response.json({ data: /[0-9a-f-]{36}[/]detail/.test(String(url)) ? detail : donation, meta: { status: 200 } });
  show(`/donation/sekolah/success/${UID}`);
  await screen.findByText(isLast === null ? 'Menunggu pembayaranmu' : 'Bukti pembayaranmu ditolak');
  const links = screen.queryAllByRole('link').filter((link) => /^[/]payment/.test(link.getAttribute('href') ?? ''));
  expect(links.map(({ textContent }) => textContent)).toEqual(ways);
});

it('a cancelled donation says once whom to ask about a transfer, and leads to an unpaid one of the same before it is given again', async () => {
  signIn();
  const cancelled = { ...NETFLIX_ORDER, productLine: 'giving', payment: null, status: ORDER_STATUS.cancelled };
  globalThis.fetch = async (url) =>
    Response.json({
      data: /[0-9a-f-]{36}[/]detail/.test(String(url)) ? cancelled : { ...DONATION, isCancelled: true },
      meta: { status: 200 },
    });
  const unpaid = { orderUid: 'o', customerUid: 'c', orderNumber: 'PTG-1', grandTotal: 20_000, dueAt: null };
  const items = [{ ...unpaid, productLine: 'giving', providerName: 'Donasi', packageName: 'Donasi Sekolah Pesisir' }];
  const queries = aClient();
  queries.setQueryData(ordersQuery(1, ORDER_STATUS.awaitingPayment).queryKey, { items } as never);
  queries.setQueryDefaults(['orders', 'list'], { staleTime: Infinity });
  show(`/donation/sekolah/failed/${UID}`, queries);
  await screen.findByRole('button', { name: 'Ulangi donasi' });
  await waitFor(() => expect(document.body.textContent).toMatch(/hubungi kami/i));
  expect(screen.getByRole('link', { name: 'Bayar yang itu' })).toBeTruthy();
  expect(document.body.textContent.match(/hubungi kami/gi)).toHaveLength(1);
});

it('a donation that goes back is not said to have arrived before it was transferred', async () => {
  signIn();
  open(`/donation/sekolah/success/${UID}`, { ...DONATION, state: 'returned' });
  await screen.findByRole('heading', { name: 'Donasimu kami kembalikan' });
  expect(document.body.textContent).not.toMatch(/sudah (kami )?(di)?kembalikan|kami kirim/);
});
