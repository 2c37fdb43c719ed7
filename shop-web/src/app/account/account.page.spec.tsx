import { afterEach, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { unreadQuery } from '../../messages/notifications.queries';
import { queryClient } from '../../platform/api/query-client';
import { statementsQuery } from '../../products/subscriptions/hosts/hosts.queries';
import { vouchersQuery } from '../../products/vouchers/vouchers.queries';
import { creditQuery } from '../../sales/payments/credit.queries';
import { AccountPage } from './account.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  queryClient.clear();
  globalThis.fetch = fetch;
});

const VOUCHER = { uid: 'v', orderUid: '10000000-0000-4000-8000-000000000001', code: 'ZAP-1', used: 3, treatments: 8 };
/** With these in the cache; what is left out has nothing of the kind. */
const open = async (has: { balance?: number; unread?: number; statements?: object[]; vouchers?: object[] } = {}) => {
  const { balance = 0, unread = 0, statements = [], vouchers = [] } = has;
  globalThis.fetch = () => new Promise(() => undefined);
  const known: [readonly unknown[], unknown][] = [
    [creditQuery.queryKey, { balance }],
    [unreadQuery().queryKey, { unread }],
    [statementsQuery().queryKey, statements],
    [vouchersQuery().queryKey, vouchers],
  ];
  for (const [key, data] of known) queryClient.setQueryData(key, data);
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <AccountPage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
};
const rowsOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('link')
    .map((link) => [link.querySelector('.font-semibold')!.textContent, link.getAttribute('href')]);

it('leads in groups to all that a customer has', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Akun');
  expect(rowsOf('Langganan dan pesanan')).toEqual([
    ['Langganan', '/user/membership'],
    ['Pesanan', '/user/order'],
    ['Kredit', '/user/order#kredit'],
    ['Merchandise', '/user/merchandise'],
    ['Favorit', '/user/wishlist'],
  ]);
  expect(rowsOf('Profil dan keamanan')).toEqual([
    ['Data Diri', '/user/profile'],
    ['Notifikasi', '/user/notification'],
    ['Alamat', '/user/address'],
    ['Kata sandi', '/user/profile/reset-password'],
    ['Perangkat', '/user/sessions'],
  ]);
  expect(screen.getByRole('group', { name: 'Tampilan' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unduh dataku' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hapus akun' })).toBeTruthy();
});

it('says how much credit there is, and how many notifications are unread', async () => {
  await open({ balance: 12_500, unread: 3 });
  expect(screen.getByRole('link', { name: /^Kredit/ }).textContent).toContain('Rp12.500, pakai atau minta dikirim');
  expect((await screen.findByText('3 belum dibaca')).closest('a')!.getAttribute('href')).toBe('/user/notification');
});

it('has the summary of a host for who was sent money as one, and a voucher for who has one', async () => {
  await open();
  expect(screen.queryByText('Rekap host')).toBeNull();
  cleanup();
  await open({ statements: [{}], vouchers: [VOUCHER, VOUCHER] });
  expect((await screen.findByText('Rekap host')).closest('a')!.getAttribute('href')).toBe('/user/host-statement');
  const voucher = (await screen.findByText('Voucher perawatan')).closest('a')!;
  expect(voucher.textContent).toContain('ZAP-1, 3 dari 8 terpakai. 1 lainnya ada di pesananmu');
  expect(voucher.getAttribute('href')).toContain(VOUCHER.orderUid);
});
