import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { paymentFixture } from '../../../test/stub-payments';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { CustomerShow } from './customer-show';

const id = '30000000-0000-4000-8000-000000000001';
const customer = {
  id,
  name: 'Budi Santoso',
  email: 'budi@contoh.test',
  phoneNumber: '628111222333',
  waLink: 'https://wa.me/628111222333',
  orders: 7,
  blockedAt: null,
  blockedReason: null,
  erasure: null,
  createdAt: '2026-01-05T03:00:00.000Z',
  allowedActions: ['block'],
  forbiddenActions: [],
};

/** Ten of so many rows, whatever is asked for. */
const rows = (resource: string) =>
  resource === 'orders'
    ? Array.from({ length: 10 }, (_, n) => ({
        id: `1000000${n}-0000-4000-8000-000000000001`,
        orderNumber: `PTG-261120-AAAAAA${n}`,
        providerName: 'Netflix',
        packageName: 'Reguler',
        durationLabel: '1 bulan',
        grandTotal: 54_000,
        status: 4,
      }))
    : resource === 'payments'
      ? [paymentFixture(1, { state: 'confirmed', amount: 38_000, received: 11_000 })]
      : [];

/** What the lists were asked for, by resource. */
async function open(lists: Record<string, object[]> = {}, search = '') {
  const asked: Record<string, unknown> = {};
  const { dataProvider } = stubRecords({ customers: [customer] });
  await openPage(<CustomerShow />, {
    resource: 'customers',
    path: '/customers/:id/show',
    at: `/customers/${id}/show${search}`,
    dataProvider: {
      ...dataProvider,
      getList: async (resource, { filter }) => {
        asked[resource] = filter;
        const data = (lists[resource] ?? []) as never[];
        return { data, total: { accounts: 3 }[resource] ?? data.length };
      },
      getManyReference: async (resource, { target, id: of, sort, pagination }) => {
        asked[`newest ${resource}`] = [target, of, sort.field, sort.order, pagination.perPage];
        return { data: rows(resource) as never, total: rows(resource).length && 17 };
      },
      get: async (path) => {
        asked[path] = true;
        return { paid: 378_000, credit: 20_000 } as never;
      },
    },
  });
  await screen.findByRole('heading', { name: 'Budi Santoso' });
  return asked;
}

it('the record of a customer begins with what counts: seats, orders, what was paid, and what is kept as credit', async () => {
  const asked = await open();
  const seats = await screen.findByRole('link', { name: '3' });
  expect(decodeURIComponent(seats.getAttribute('href')!)).toBe(`/accounts?filter={"customerUid":"${id}","status":3}`);
  expect(await screen.findByRole('link', { name: '7' })).toHaveAttribute('href', expect.stringContaining('/orders?'));
  const terms = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(terms).toEqual([
    ['Kursi berjalan', '3'],
    ['Pesanan', '7'],
    ['Total dibayar', 'Rp378.000'],
    ['Kredit', 'Rp20.000'],
    ['Email', expect.stringContaining('budi@contoh.test')],
    ['WhatsApp', '0811-1222-333'],
    ['Terdaftar', expect.stringMatching(/^5\sJan\s2026/)],
  ]);
  expect(asked).toMatchObject({ accounts: { customerUid: id }, [`payments/customer/${id}`]: true });
});

it('a customer who is blocked is said to be so above everything else', async () => {
  Object.assign(customer, { blockedAt: '2026-11-02T03:00:00.000Z', blockedReason: 'Bukti transfer palsu' });
  await open();
  const alert = screen.getByRole('alert');
  Object.assign(customer, { blockedAt: null, blockedReason: null });
  expect(alert).toHaveTextContent('Bukti transfer palsu');
});

it('a role that may not read seats has no figure of them', async () => {
  signInAs('catalogue');
  const asked = await open();
  expect(Object.keys(asked)).toEqual([]);
  expect(screen.queryByText('Kursi berjalan')).toBeNull();
  expect(screen.queryByText('Total dibayar')).toBeNull();
  expect(screen.getAllByRole('tab')).toHaveLength(1);
});

it('orders, seats, money and messages are a press away, each asked for when it is opened, with the way to all of them', async () => {
  const asked = await open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Riwayat',
    'Kursi',
    'Pesanan',
    'Uang',
    'Pesan',
  ]);
  expect(screen.getByRole('tab', { name: 'Riwayat' })).toHaveAttribute('aria-selected', 'true');
  expect(Object.keys(asked).filter((list) => list.startsWith('newest'))).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Pesanan' }));
  expect(screen.getByRole('tabpanel', { name: 'Pesanan' })).toBeVisible();
  const orders = await screen.findByRole('region', { name: 'Pesanan' });
  await waitFor(() => expect(within(orders).getAllByText(/^PTG-261120/)).toHaveLength(10));
  const all = within(orders).getByRole('link', { name: 'Lihat semua (17)' });
  expect(decodeURIComponent(all.getAttribute('href')!)).toBe(`/orders?filter={"customerUid":"${id}"}`);
  await user.click(screen.getByRole('tab', { name: 'Kursi' }));
  const seats = await screen.findByRole('region', { name: 'Kursi' });
  expect(await within(seats).findByText('Tidak ada kursi')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Uang' }));
  expect(await screen.findByText('Rp11.000 dari Rp38.000')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Pengembalian dana' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Pesan' }));
  expect(await screen.findByRole('region', { name: 'Permintaan bantuan' })).toBeVisible();
  expect(asked).toMatchObject({
    'newest accounts': ['customerUid', id, 'createdAt', 'DESC', 10],
    'newest orders': ['customerUid', id, 'createdAt', 'DESC', 10],
    'newest payments': ['customerUid', id, 'submittedAt', 'DESC', 10],
    'newest refunds': ['customerUid', id, 'askedAt', 'DESC', 5],
    'newest notifications': ['customerUid', id, 'createdAt', 'DESC', 10],
  });
});

it('a link names the part of a customer that it opens, and finance has no tab of what it may not read', async () => {
  signInAs('finance');
  await open({}, '?tab=money');
  expect(await screen.findByRole('region', { name: 'Pembayaran' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Pesan' })).toBeNull();
});

it('what happened with a customer in all rooms is one history, the newest first, with the words that were written', async () => {
  const on = (day: number) => `2026-11-0${day}T03:00:00.000Z`;
  const decision = { decidedAt: on(3), decidedBy: 'Sari', reason: 'Nominal kurang' };
  await open({
    orders: [{ id: 'o1', createdAt: on(1), providerName: 'Netflix', packageName: 'Reguler', durationLabel: '1 bulan' }],
    payments: [{ ...paymentFixture(1, { state: 'rejected', amount: 38_000 }), submittedAt: on(2), ...decision }],
    'follow-ups': [{ id: 'f1', createdAt: on(4), message: 'Tidak bisa masuk', answeredAt: null }],
    notifications: [{ id: 'n1', createdAt: on(5), title: 'Bukti ditolak' }],
    blacklist: [{ id: 'b1', createdAt: on(6), createdBy: 'Sari', reason: 'Bukti palsu', endedAt: null }],
    'customer-notes': [{ id: 'c1', at: on(7), text: 'Sudah ditelepon.\nTransfer besok.', by: 'Sari', byUid: 's' }],
  });
  const history = await screen.findByRole('region', { name: 'Riwayat' });
  await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(8));
  expect(
    within(history)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Catatan · Sudah ditelepon\.\nTransfer besok\..*oleh Sari$/),
    expect.stringMatching(/^Diblokir · Bukti palsu.*oleh Sari$/),
    expect.stringMatching(/^Pesan terkirim: Bukti ditolak.*oleh sistem$/),
    // Whose record it is says no more by whom.
    expect.stringMatching(/^Minta bantuan · Tidak bisa masuk.*WIB$/),
    expect.stringMatching(/^Pembayaran Rp38\.000 ditolak · Nominal kurang.*oleh Sari$/),
    expect.stringMatching(/^Pembayaran Rp38\.000 dikirim/),
    expect.stringMatching(/^Pesan Netflix Reguler/),
    expect.stringMatching(/^Mendaftar/),
  ]);
});
