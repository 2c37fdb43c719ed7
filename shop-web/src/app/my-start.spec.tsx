import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { HomeTop } from '../content/home/home-top';
import { clearSession, saveSession } from '../platform/session/session';
import { NETFLIX_ORDER, ORDER_UID } from '../sales/orders/test/netflix-order';
import { myStart } from './my-start';

const paid: OrderSummary = { ...NETFLIX_ORDER, accountStatus: ACCOUNT_STATUS.active };
const unpaid: OrderSummary = {
  ...paid,
  orderUid: '10000000-0000-4000-8000-000000000002',
  providerName: 'Spotify',
  status: ORDER_STATUS.awaitingPayment,
  accountStatus: ACCOUNT_STATUS.registered,
};
const seat: Membership = {
  accountUid: ORDER_UID,
  orderUid: ORDER_UID,
  orderNumber: 'PTG-261120-7KQ2MXA',
  providerName: 'Netflix',
  providerColor: '#8a3a3a',
  packageName: 'Reguler',
  durationLabel: '1 bulan',
  groupUid: ORDER_UID,
  groupName: 'Netflix 1 bulan #4',
  size: 4,
  taken: 4,
  freeHostSeats: 0,
  role: 'regular',
  seatNumber: 2,
  status: ACCOUNT_STATUS.active,
  statusLabel: 'Active',
  orderStatus: ORDER_STATUS.completed,
  hasAccess: true,
  renewsAt: '2026-12-24T03:00:00.000Z',
  withVoucher: false,
  voucher: null,
  ended: null,
  hostDuties: [],
  purchaseDue: null,
  renewalDue: null,
  why: null,
};

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  clearSession();
  globalThis.fetch = fetch;
});

async function open(orders: OrderSummary[], seats: Membership[]): Promise<void> {
  globalThis.fetch = async (address) => {
    const data = String(address).includes('/membership') ? seats : orders;
    return new Response(JSON.stringify({ data, meta: { status: 200, page: 1, limit: 20, total: data.length } }));
  };
  const Mine = await myStart();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HomeTop mine={<Mine />} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a customer finds at the top of the home page what is to be paid, and the own seats with their end', async () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari Dewi' });
  await open([paid, unpaid], [seat]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Halo, Sari');
  const waiting = within(await screen.findByRole('region', { name: 'Menunggu kamu' }));
  expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Spotify'),
    'Bayar',
  ]);
  const mine = within(await screen.findByRole('region', { name: 'Langgananmu' }));
  expect(mine.getByRole('link', { name: /Netflix/ }).textContent).toContain('Aktifsampai 24 Des 2026');
});

it('among the own seats that which can be used comes first, and what is to be paid is not said twice', async () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari' });
  const of = (providerName: string, change: Partial<Membership>): Membership => ({
    ...seat,
    accountUid: `10000000-0000-4000-8000-0000000000${providerName.length}1`,
    providerName,
    ...change,
  });
  const toPay = { status: ACCOUNT_STATUS.registered, orderStatus: ORDER_STATUS.awaitingPayment, renewsAt: null };
  const waits = { status: ACCOUNT_STATUS.pending, orderStatus: ORDER_STATUS.processing, renewsAt: null };
  await open([unpaid], [of('Spotify', toPay), of('Canva', waits), seat]);
  const mine = within(await screen.findByRole('region', { name: 'Langgananmu' }));
  const names = mine.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringContaining('Netflix'), expect.stringContaining('Canva')]);
});

it('a next period that is to be paid says there how much and until when, and leads to the payment', async () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari' });
  const renewalDue = { amount: 27_000, dueAt: '2026-12-30T16:59:59.999Z' };
  await open(
    [{ ...paid, seat: { role: 'regular', why: null, size: 4, taken: 4, freeHostSeats: 0, renewalDue } }],
    [seat],
  );
  const row = within(await screen.findByRole('region', { name: 'Menunggu kamu' })).getByRole('listitem');
  expect(row.textContent).toMatch(/Perpanjangan Rp27.000, bayar sampai Rab, 30 Des 2026, 23\.59 WIBBayar$/);
  expect(within(row).getByRole('link', { name: 'Bayar' }).getAttribute('href')).toContain(ORDER_UID);
});

it('a host finds there what its members wait for, the earliest deadline first, and what has none last', async () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari' });
  const reported = { uid: ORDER_UID, memberName: 'B**i', reasonLabel: 'Login-nya ditolak', isAnswered: false };
  const hostDuties: Membership['hostDuties'] = [
    { kind: 'login', claim: null, dueAt: null, isLate: false },
    { kind: 'claim', claim: reported, dueAt: '2026-11-29T02:00:00.000Z', isLate: false },
  ];
  await open([paid, unpaid], [{ ...seat, role: 'host', hostDuties }]);
  const waiting = within(await screen.findByRole('region', { name: 'Menunggu kamu' }));
  const cards = waiting.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringMatching(/^(Net)?B\*\*i belum bisa memakai kursinyaNetflix 1 bulan #4sebelum .*09.00 WIBJawab$/),
    expect.stringMatching(/Simpan data login grupmuNetflix 1 bulan #4Anggotamu belum bisa masukSimpan$/),
    expect.stringContaining('Spotify'),
  ]);
  expect(waiting.queryByRole('button')).toBeNull();
  expect(waiting.getByRole('link', { name: 'Jawab' }).getAttribute('href')).toContain(seat.accountUid);
});

it('of many things that wait three are shown first, by their deadline, and no bill is folded away', async () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari' });
  const back: OrderSummary = { ...paid, orderUid: '10000000-0000-4000-8000-000000000003', refundToName: 25_000 };
  const due = (dueAt: string, providerName: string): OrderSummary => ({
    ...unpaid,
    orderUid: `10000000-0000-4000-8000-0000000000${providerName.length}0`,
    providerName,
    dueAt,
  });
  const reported = { uid: ORDER_UID, memberName: 'B**i', reasonLabel: 'Login-nya ditolak', isAnswered: false };
  const late = { kind: 'claim', claim: reported, isLate: true } as const;
  const hostDuties: Membership['hostDuties'] = [1, 2].map((day) => ({
    ...late,
    dueAt: `2026-11-2${day}T02:00:00.000Z`,
  }));
  await open(
    [back, due('2999-12-02T03:00:00.000Z', 'Zoom'), due('2026-11-23T03:00:00.000Z', 'Canva')],
    [{ ...seat, role: 'host', hostDuties }],
  );
  const waiting = within(await screen.findByRole('region', { name: 'Menunggu kamu' }));
  const shown = () => waiting.getAllByRole('listitem').map(({ textContent }) => textContent);
  const [one, two] = [expect.stringContaining('B**i'), expect.stringContaining('B**i')];
  expect(shown()).toEqual([one, two, expect.stringContaining('Canva'), expect.stringContaining('Zoom')]);
  const warned = () => waiting.getAllByRole('listitem').map((row) => row.querySelector('p.text-warn') !== null);
  expect(warned()).toEqual([true, true, true, false]);
  fireEvent.click(waiting.getByRole('button', { name: 'Lihat 1 lagi' }));
  expect(shown().at(-1)).toContain('Rp25.000 kembali untukmu, isi rekeningmuIsi');
});

it('a part of it that does not load says so in one line, and loads when it is asked again', async () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari' });
  await open([unpaid], [seat]);
  const { fetch: works } = globalThis;
  cleanup();
  let isDown = true;
  globalThis.fetch = async (address, ...rest) =>
    isDown && !String(address).includes('/membership')
      ? new Response(JSON.stringify({ meta: { status: 500, message: 'Ada gangguan' } }), { status: 500 })
      : works(address, ...rest);
  const Mine = await myStart();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <HomeTop mine={<Mine />} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const line = await screen.findByRole('alert');
  expect(line.textContent).toBe('Yang menunggu kamu belum termuat.Coba lagi');
  isDown = false;
  fireEvent.click(within(line).getByRole('button', { name: 'Coba lagi' }));
  expect((await screen.findByRole('region', { name: 'Menunggu kamu' })).textContent).toContain('Spotify');
});

it('a customer with nothing to do and nothing running reads the greeting alone, a visitor what the shop is', async () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', username: 'Sari' });
  await open([paid], [{ ...seat, ended: { at: seat.renewsAt!, by: 'member', why: null, money: '' } }]);
  await screen.findByText('Halo, Sari');
  expect(screen.queryAllByRole('region')).toEqual([]);
  cleanup();
  clearSession();
  await open([], []);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('bayar sebagian saja');
});
