import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../../test/open-page';
import { signInAs } from '../../../../test/sign-in-as';
import { stubRecords } from '../../../../test/stub-records';
import { AccountGroupShow } from './account-group-show';
import { nextOf } from './group-next';

const id = '40000000-0000-4000-8000-000000000001';
const group = {
  id,
  name: 'Netflix 1 bulan #3',
  seats: 3,
  occupied: 3,
  missing: 0,
  filledAt: '2026-11-20T08:00:00.000Z',
  closedAt: null,
  isSeries: false,
  isInvited: false,
  buyBy: null,
  seatMap: [1, 4, 1].map((status, at) => ({
    seatNumber: at + 1,
    role: at === 0 ? 'host' : 'regular',
    account: { uid: `a${at}`, customerName: 'Sari', orderNumber: `PTG-${at}`, status, hasAccess: false },
  })),
  allowedActions: [],
};
const claim = { id: 'c1', state: 'open', dueAt: '2026-11-30T02:00:00.000Z' };
const reimbursement = {
  id: 'r1',
  amount: 103_500,
  state: 'scheduled',
  dueAt: '2026-12-02T02:00:00.000Z',
  paidAt: null,
  groupTrouble: 'claimed',
};

async function open(role: 'owner' | 'finance' = 'owner', records: Record<string, never[]> = {}) {
  signInAs(role);
  const { dataProvider } = stubRecords({
    'account-groups': [group],
    'access-claims': [claim],
    reimbursements: [reimbursement],
    ...records,
  });
  await openPage(<AccountGroupShow />, {
    resource: 'account-groups',
    path: '/account-groups/:id/show',
    at: `/account-groups/${id}/show`,
    dataProvider: { ...dataProvider, get: async () => ({ credential: null, accesses: [], formerViewers: 0 }) as never },
  });
}

it('says which claim runs and until when it is to be answered, with the way there', async () => {
  await open();
  const alert = await screen.findByText(/1 klaim akses/);
  expect(alert).toHaveTextContent('1 klaim akses · jawab paling lambat 30 Nov 2026, 09.00 WIB · Buka klaim');
  expect(screen.getByRole('link', { name: 'Buka klaim' })).toHaveAttribute('href', expect.stringContaining('c1'));
});

it('says what the host gets back, when, and how far it is', async () => {
  await open();
  const link = await screen.findByRole('link', { name: /Rp103\.500/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('r1'));
  expect(link.closest('dd')).toHaveTextContent(/Terjadwal.*Klaim terbuka.*jatuh tempo 2 Des 2026/);
});

it('says how many of the taken seats are not paid', async () => {
  await open('owner', { 'access-claims': [], reimbursements: [] });
  expect(await screen.findByText(/3 dari 3 kursi terisi · 1 belum lunas/)).toBeVisible();
  expect(screen.queryByText(/klaim akses/)).toBeNull();
  expect(screen.queryByText(/Penuh sejak/)).toBeNull();
});

it('a group without a host has moving its members to one that has as its next step, not a login to store', async () => {
  const [host, ...members] = group.seatMap;
  const hostless = {
    ...group,
    occupied: 2,
    seatMap: [{ ...host, account: null }, ...members],
    allowedActions: ['move-member', 'merge', 'close'],
  };
  await open('owner', { 'account-groups': [hostless as never] });
  const filled = async (name: string) => (await screen.findByRole('button', { name })).className.includes('contained');
  expect(await filled('Simpan data login')).toBe(false);
  expect(await filled('Gabungkan grup')).toBe(true);
});

it('while an active member has no access the login is the next step, and merging stands behind the other acts', async () => {
  const seatMap = group.seatMap.map((seat) => ({ ...seat, account: { ...seat.account, status: 3 } }));
  await open('owner', {
    'account-groups': [{ ...group, seatMap, allowedActions: ['replace-host', 'merge'] } as never],
  });
  expect(await screen.findByText(/^Beri login ke 2 anggota/)).toBeVisible();
  expect((await screen.findByRole('button', { name: 'Simpan data login' })).className).toContain('contained');
  expect(screen.queryByRole('button', { name: 'Gabungkan grup' })).toBeNull();
});

it('where the provider invites, its way leads to the invitations of the group, and a login is for the host alone', async () => {
  const seatMap = group.seatMap.map((seat) => ({ ...seat, account: { ...seat.account, status: 3 } }));
  await open('owner', { 'account-groups': [{ ...group, seatMap, isInvited: true } as never] });
  expect(await screen.findByText(/^Undang 2 anggota/)).toBeVisible();
  const way = await screen.findByRole('link', { name: 'Kirim undangan' });
  expect(decodeURIComponent(way.getAttribute('href')!)).toContain(
    '/invitations?filter={"state":"to-invite","groupUid"',
  );
  expect(way.className).toContain('contained');
  expect((await screen.findByRole('button', { name: 'Simpan data login' })).className).toContain('MuiButton-text ');
});

it('a group that shares a series has no login to store', async () => {
  await open('owner', { 'account-groups': [{ ...group, isSeries: true } as never] });
  expect(await screen.findByText(/3 dari 3 kursi terisi/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Simpan data login' })).toBeNull();
});

it('has a row for each seat with its state, since when, what has come and what is owed until when', async () => {
  const since = '2026-11-20T08:00:00.000Z';
  const seats = [
    { accountUid: 'a0', since, paid: 0, owed: 0, dueAt: null },
    { accountUid: 'a1', since, paid: 61_000, owed: 0, dueAt: null },
    { accountUid: 'a2', since, paid: 0, owed: 61_000, dueAt: '2026-11-21T17:00:00.000Z' },
  ];
  const timeline = [
    { at: since, what: 'opened', by: 'system', why: null, seat: null },
    {
      at: since,
      what: 'seat',
      by: 'admin',
      why: null,
      seat: { accountUid: 'a1', seatNumber: 2, name: 'Sari', status: 4 },
    },
  ];
  const story = { seats, money: { paid: 61_000, owed: 61_000, held: 40_000 }, timeline };
  await open('owner', { 'account-groups': [{ ...group, story } as never], 'access-claims': [] });
  const row = async (number: string) => (await screen.findByText(number)).closest('li')!;
  expect(await row('PTG-0')).toHaveTextContent('Bayar ke provider');
  expect(await row('PTG-1')).toHaveTextContent(/Menunggu grup.*sejak 20 Nov, 15\.00.*Rp61\.000 dibayar/);
  expect(await row('PTG-2')).toHaveTextContent(/kurang Rp61\.000.*sampai 21 Nov, 23\.59/);
  expect(screen.getByText('Dana anggota').parentElement).toHaveTextContent('Rp40.000');
  expect(screen.queryByText('Ditalangi toko')).toBeNull();
  const history = screen.getByRole('heading', { name: 'Riwayat' }).closest('section')!;
  expect(history).toHaveTextContent(/Sari \(kursi 2\): Menunggu grup.*Grup dibuka/);
});

it('what its host is owed beyond what the members have paid is advanced by the shop', async () => {
  const story = { seats: [], money: { paid: 61_000, owed: 54_000, held: -93_000 }, timeline: [] };
  await open('owner', { 'account-groups': [{ ...group, story } as never], 'access-claims': [] });
  expect((await screen.findByText('Ditalangi toko')).parentElement).toHaveTextContent('Rp93.000');
  expect(screen.queryByText('Dana anggota')).toBeNull();
});

it.each([
  ['the purchase of the host', [2, 1, 4], 0, 'purchase'],
  ['a proof of a member', [3, 2, 4], 0, 'proofs'],
  ['more people', [1, 4, 4], 2, 'members'],
  ['what is not paid', [3, 1, 4], 0, 'payments'],
  ['nothing', [3, 4, 4], 0, undefined],
])('waits for %s', (_, statuses, missing, step) => {
  const seatMap = group.seatMap.map((seat, at) => ({ ...seat, account: { ...seat.account, status: statuses[at] } }));
  expect(nextOf({ ...group, seatMap, missing } as never)?.step).toBe(step);
});

it('waits for the shop to buy before it waits for more people, and says until when', async () => {
  const seatMap = group.seatMap.map((seat) => ({ ...seat, role: 'regular', account: { ...seat.account, status: 4 } }));
  const allowedActions = ['move-member', 'merge'];
  const waiting = { ...group, seatMap, missing: 2, buyBy: '2026-12-02T08:47:00.000Z', allowedActions };
  await open('owner', { 'account-groups': [waiting as never], 'access-claims': [] });
  const next = await screen.findByText(/^Beli langganannya, paling lambat .*2 Des.*15\.47/);
  expect(next).toBeVisible();
  const way = screen.getByRole('link', { name: 'Beli langganan' });
  expect(way).toHaveAttribute('href', expect.stringContaining('/shop-purchases?filter='));
  expect(way.className).toContain('contained');
  // A plan without a host lacks none, so its group need not be joined with another.
  expect(screen.queryByRole('button', { name: 'Gabungkan grup' })).toBeNull();
});

it('has one filled button, the way to what the group waits for, and the other acts are quiet', async () => {
  const seatMap = group.seatMap.map((seat, at) => ({ ...seat, account: { ...seat.account, status: [3, 2, 4][at] } }));
  const allowedActions = ['replace-host', 'move-member', 'merge'];
  await open('owner', { 'account-groups': [{ ...group, seatMap, allowedActions } as never], 'access-claims': [] });
  const way = await screen.findByRole('link', { name: 'Cek bukti bayar' });
  expect(way).toHaveAttribute('href', expect.stringContaining('/payments?filter='));
  expect(way.className).toContain('contained');
  for (const quiet of ['Simpan data login', 'Ganti host', 'Pindahkan anggota'])
    expect((await screen.findByRole('button', { name: quiet })).className).toContain('MuiButton-text ');
});
