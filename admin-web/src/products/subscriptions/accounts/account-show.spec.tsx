import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminRole } from '#domain/platform/admin-role';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { openPage } from '../../../../test/open-page';
import { signInAs } from '../../../../test/sign-in-as';
import { stubRecords } from '../../../../test/stub-records';
import { AccountShow } from './account-show';

const id = '30000000-0000-4000-8000-000000000001';
const seat = {
  id,
  orderUid: '20000000-0000-4000-8000-000000000001',
  orderNumber: 'PTG-1',
  customerUid: '10000000-0000-4000-8000-000000000001',
  customerName: 'Citra Maharani',
  phoneNumber: '6281200000001',
  waLink: 'https://wa.me/6281200000001',
  groupUid: '40000000-0000-4000-8000-000000000001',
  groupName: 'Spotify 1 bulan #5',
  seatNumber: 3,
  role: 'regular',
  status: ACCOUNT_STATUS.waitingForConfirmation,
  hasAccess: false,
  providerName: 'Spotify',
  packageName: 'Reguler',
  durationLabel: '1 bulan',
  grandTotal: 79_500,
  createdAt: '2026-11-30T10:00:00.000Z',
  allowedActions: [],
};
const payment = { id: 'p1', state: 'submitted', amount: 79_500 };
const purchase = { id: 'h1', state: 'submitted', claimed: 94_900 };
const prepared = { status: ACCOUNT_STATUS.active };

async function open(given: object, records: Record<string, { id: string }[]> = {}, role: AdminRole = 'owner') {
  signInAs(role);
  const { dataProvider } = stubRecords({ accounts: [{ ...seat, ...given }], ...records });
  await openPage(<AccountShow />, {
    resource: 'accounts',
    path: '/accounts/:id/show',
    at: `/accounts/${id}/show`,
    dataProvider: { ...dataProvider, get: async () => [] as never },
  });
  await screen.findByRole('heading', { name: /Citra Maharani/ });
}

it.each([
  ['a proof of payment to check', {}, { payments: [payment] }, 'Periksa pembayaran', '/payments/p1/show'],
  [
    'the purchase of its host to verify',
    { role: 'host' },
    { 'host-purchases': [purchase] },
    'Verifikasi pembelian',
    '/host-purchases/h1/show',
  ],
  [
    'an invitation to send',
    prepared,
    { invitations: [{ id, state: 'to-invite' }] },
    'Kirim undangan',
    `/invitations/${id}/show`,
  ],
  ['a login to store', prepared, {}, 'Simpan data login', `/account-groups/${seat.groupUid}/show`],
])('the head of a seat leads to what comes next: %s', async (_, given, records, name, to) => {
  await open(given, records);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

it.each([
  ['of a role that only reads', { role: 'host' }, { 'host-purchases': [purchase] }, 'support', /Verifikasi/],
  ['for a login that only support may store', prepared, {}, 'finance', /Simpan data login|Kirim undangan/],
  ['where the seat can be used', { ...prepared, hasAccess: true }, {}, 'owner', /Simpan data login|Kirim undangan/],
] as const)('the head of a seat has no step %s', async (_, given, records, role, name) => {
  await open(given, records as Record<string, { id: string }[]>, role);
  await screen.findByText('Rp79.500');
  expect(screen.queryByRole('link', { name })).toBeNull();
});
