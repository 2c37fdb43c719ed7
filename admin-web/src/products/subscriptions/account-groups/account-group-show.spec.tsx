import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../../test/open-page';
import { signInAs } from '../../../../test/sign-in-as';
import { stubRecords } from '../../../../test/stub-records';
import { AccountGroupShow } from './account-group-show';

const id = '40000000-0000-4000-8000-000000000001';
const group = {
  id,
  name: 'Netflix 1 bulan #3',
  seats: 3,
  occupied: 3,
  missing: 0,
  filledAt: '2026-11-20T08:00:00.000Z',
  closedAt: null,
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

it('of a group with a host the login is the next step, and merging stands behind the other acts', async () => {
  await open('owner', { 'account-groups': [{ ...group, allowedActions: ['replace-host', 'merge'] } as never] });
  expect((await screen.findByRole('button', { name: 'Simpan data login' })).className).toContain('contained');
  expect(screen.queryByRole('button', { name: 'Gabungkan grup' })).toBeNull();
});
