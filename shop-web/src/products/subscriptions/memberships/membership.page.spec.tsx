import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { MembershipPage } from './membership.page';

const SEAT = '10000000-0000-4000-8000-000000000001';
const host = { seatNumber: 1, role: 'host', name: 'B**i', status: 3, statusLabel: 'Active', isMe: false } as const;
const active: MembershipDetail = {
  accountUid: SEAT,
  orderUid: SEAT,
  orderNumber: 'PTG-1',
  providerName: 'Spotify',
  providerColor: '#1db954',
  packageName: 'Member',
  durationLabel: '1 bulan',
  groupUid: SEAT,
  groupName: 'Spotify #7',
  size: 5,
  taken: 1,
  freeHostSeats: 0,
  role: 'regular',
  seatNumber: 2,
  status: ACCOUNT_STATUS.active,
  statusLabel: 'Active',
  hasAccess: true,
  renewsAt: null,
  ended: null,
  kind: 'ready',
  activatedAt: '2026-11-01T03:00:00.000Z',
  members: [host],
  buyer: 'shop',
  hasHost: true,
  hostPayments: [],
  isUnpaid: false,
  renewal: null,
  waiting: null,
  leaving: { possible: true, as: 'leave', money: 'Tidak ada uang yang kembali.' },
};

let shown: MembershipDetail;
beforeEach(() => {
  globalThis.fetch = async (url) => {
    const data = new URL(String(url), 'http://x').pathname.endsWith(SEAT) ? shown : [];
    return new Response(JSON.stringify({ data, meta: { status: 200 } }));
  };
});
afterEach(cleanup);

async function open(seat: MembershipDetail): Promise<void> {
  shown = seat;
  const router = createMemoryRouter([{ path: '/', Component: MembershipPage }], {
    initialEntries: [`/?accountUid=${SEAT}`],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('Nomor 2');
}

it('the page of a seat shows its group and who is in it', async () => {
  await open(active);
  expect(screen.getByText('1 dari 5 anggota')).toBeTruthy();
  expect(screen.getByText('B**i')).toBeTruthy();
});

it('of a seat that has ended it says when and why, and shows no group any more', async () => {
  const ended = {
    at: '2026-11-20T03:00:00.000Z',
    by: 'shop',
    why: 'Akses tidak dipakai',
    money: 'Uangmu kembali.',
  } as const;
  await open({ ...active, status: ACCOUNT_STATUS.cancelled, statusLabel: 'Cancelled', members: [], ended });
  expect(screen.getByText('Berakhir 20 Nov 2026')).toBeTruthy();
  expect(screen.getByText(/Alasannya: Akses tidak dipakai\. Uangmu kembali\./)).toBeTruthy();
  expect(screen.queryByText(/dari 5 anggota|kursi kosong/)).toBeNull();
});
