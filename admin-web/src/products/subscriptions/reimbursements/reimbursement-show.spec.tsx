import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../../../test/open-page';
import { signInAs } from '../../../../test/sign-in-as';
import { stubRecords } from '../../../../test/stub-records';
import { ReimbursementList } from './reimbursement-list';
import { ReimbursementShow } from './reimbursement-show';

const id = '60000000-0000-4000-8000-000000000001';
const groupUid = '40000000-0000-4000-8000-000000000001';
const row = {
  id,
  orderUid: '20000000-0000-4000-8000-000000000001',
  orderNumber: 'PTG-1',
  customerUid: '10000000-0000-4000-8000-000000000001',
  customerName: 'Hendra Gunawan',
  waLink: 'https://wa.me/6281200000001',
  providerName: 'Netflix',
  packageName: 'Host non-TV',
  durationLabel: '1 bulan',
  groupUid,
  groupName: 'Netflix 1 bulan #3',
  groupSeats: 4,
  groupSeatsPaid: 4,
  groupTrouble: 'claimed' as string | null,
  purchaseUid: 'h1',
  isBlocked: false,
  state: 'scheduled',
  amount: 138_750,
  providerPrice: 186_000,
  hostShare: 46_500,
  transferFee: 750,
  correction: 0,
  limit: 200_000,
  cycleNumber: 1,
  cycleFrom: '2026-11-29T17:00:00.000Z',
  cycleTo: '2026-12-29T16:59:59.000Z',
  dueAt: '2026-12-01T03:00:00.000Z',
  paidAt: null,
  proofUrl: null,
  allowedActions: ['approve', 'correct', 'cancel'],
};
const claim = { id: 'c1', state: 'open', dueAt: '2026-12-01T02:00:00.000Z' };
const purchase = {
  id: 'h1',
  proofUrl: '/bukti.webp',
  decidedAt: '2026-11-29T16:19:00.000Z',
  decidedBy: 'Admin Patungan',
};

async function open(given: Partial<typeof row>, page = <ReimbursementShow />, at = `/reimbursements/${id}/show`) {
  signInAs('owner');
  const { dataProvider } = stubRecords({
    reimbursements: [{ ...row, ...given }],
    'access-claims': [claim],
    'host-purchases': [purchase],
  });
  await openPage(page, {
    resource: 'reimbursements',
    path: at.replace(id, ':id'),
    at,
    dataProvider: { ...dataProvider, get: async () => ({}) as never },
  });
}
const approve = () => screen.findByRole('button', { name: 'Setujui' });

it('an open claim stands above the reimbursement with the way to it, and approving is not the filled button', async () => {
  await open({});
  const alert = (await screen.findByRole('link', { name: 'Buka klaim' })).closest('[role="alert"]');
  expect(alert).toHaveTextContent('1 klaim akses · jawab paling lambat 1 Des 2026, 09.00 WIB · Buka klaim');
  expect((await approve()).className).toMatch('outlined');
});

it('without an open claim approving is the filled button, and no claim is asked for', async () => {
  await open({ groupTrouble: null });
  expect((await approve()).className).toMatch('contained');
  expect(screen.queryByRole('link', { name: 'Buka klaim' })).toBeNull();
});

it('the proof of what is paid back stands in its record, with who has verified it and when, and leads to the purchase', async () => {
  await open({});
  const proof = await screen.findByRole('link', { name: /Bukti pembelian/ });
  expect(proof).toHaveAttribute('href', '/host-purchases/h1/show');
  expect(within(proof).getByRole('img')).toHaveAttribute('src', '/bukti.webp');
  expect(proof).toHaveTextContent('diverifikasi 29 Nov 2026, 23.19 WIB oleh Admin Patungan');
});

it('the list of reimbursements says in words that a claim is open', async () => {
  await open({}, <ReimbursementList />, '/reimbursements');
  expect(await screen.findByText('Klaim terbuka')).toBeVisible();
});
