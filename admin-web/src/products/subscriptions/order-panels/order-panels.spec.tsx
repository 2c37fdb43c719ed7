import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { openPage } from '../../../../test/open-page';
import { signInAs } from '../../../../test/sign-in-as';
import { stubPayments } from '../../../../test/stub-payments';
import { user } from '../../../../test/user';
import { OrderShow } from '../../../sales/orders/order-show';

const id = '10000000-0000-4000-8000-000000000001';
const ROWS: Record<string, object> = {
  payments: { id: '1', state: 'confirmed', amount: 54_000 },
  'host-purchases': { id: '2', state: 'verified', claimed: 94_900 },
  reimbursements: { id: '3', state: 'scheduled', amount: 62_517 },
};
const eligibility = {
  accountEmail: 'sari@cerita.test',
  confirmedAt: '2026-11-20T03:00:00.000Z',
  answers: [{ rule: 'r', text: 'Belum pernah ikut keluarga lain', answer: true }],
};

/** Opens the order page; @returns the money lists that it asks for. */
async function open(order: Partial<AdminOrder>, role: 'owner' | 'catalogue' = 'owner') {
  const asked: unknown[] = [];
  signInAs(role);
  const record = {
    id,
    status: 3,
    orderNumber: 'PTG-1',
    phoneNumber: '6281234567890',
    providerName: 'Netflix',
    packageName: 'Netflix TV',
    durationLabel: '1 bulan',
    grandTotal: 54_000,
    customerUid: 'c',
    customerName: 'Sari',
    groupUid: 'g',
    groupName: 'Ceria 1',
    accountUid: 'a',
    accountStatus: 3,
    seatNumber: 2,
    allowedActions: [],
    ...order,
  };
  await openPage(<OrderShow />, {
    resource: 'orders',
    path: '/orders/:id/show',
    at: `/orders/${id}/show`,
    dataProvider: {
      ...stubPayments([]).dataProvider,
      getOne: async () => ({ data: record as never }),
      getList: async (resource: string, { filter }: { filter?: unknown }) => {
        asked.push([resource, filter]);
        const row = ROWS[resource];
        return { data: (row ? [row] : []) as never, total: row ? 1 : 0 };
      },
    },
  });
  await screen.findByText('Status kursi');
  return asked;
}

it('the order page leads to the payment that waits to be checked', async () => {
  ROWS.payments = { id: '1', state: 'submitted', amount: 54_000 };
  await open({ kind: 'ready' });
  expect(await screen.findByRole('link', { name: 'Periksa pembayaran' })).toHaveAttribute('href', '/payments/1/show');
  ROWS.payments = { id: '1', state: 'confirmed', amount: 54_000 };
});

it('the order page of a member shows the seat, its status and the payment', async () => {
  const asked = await open({ kind: 'ready' });
  expect(screen.queryByRole('link', { name: 'Periksa pembayaran' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Rp54.000' })).toHaveAttribute('href', '/payments/1/show');
  expect(screen.getByRole('link', { name: 'Ceria 1' })).toHaveAttribute('href', '/account-groups/g/show');
  expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('href', '/accounts/a/show');
  expect(screen.getByText('Aktif')).toHaveAttribute('title', 'Active');
  expect(asked).toEqual([
    ['payments', { orderUid: id }],
    ['refunds', { orderUid: id }],
  ]);
});

it('what went back of an order stands beside what was paid', async () => {
  ROWS.refunds = { id: '4', state: 'paid', amount: 20_000 };
  await open({ kind: 'ready' });
  expect(await screen.findByRole('link', { name: 'Rp20.000' })).toHaveAttribute('href', '/refunds/4/show');
  delete ROWS.refunds;
});

it('an order is not cancelled by a button beside its next step', async () => {
  await open({ kind: 'ready', allowedActions: ['cancel'] });
  expect(screen.queryByRole('button', { name: 'Batalkan pesanan' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tindakan lain' }));
  expect(screen.getByRole('menuitem', { name: 'Batalkan pesanan' })).toBeVisible();
});

it('an order without a deadline has no empty one', async () => {
  await open({ kind: 'ready', dueAt: null });
  expect(screen.queryByText('Batas bayar')).toBeNull();
});

it('an order that is completed before its seat can be used is prepared in one word', async () => {
  await open({ kind: 'ready', status: ORDER_STATUS.completed, isPrepared: true });
  expect(screen.getAllByText('Disiapkan').map(({ textContent }) => textContent)).toEqual(['Disiapkan', 'Disiapkan']);
});

it('of a host shows the debit and the reimbursement too', async () => {
  await open({ kind: 'host' });
  expect(await screen.findByRole('link', { name: 'Rp94.900' })).toHaveAttribute('href', '/host-purchases/2/show');
  expect(await screen.findByRole('link', { name: 'Rp62.517' })).toHaveAttribute('href', '/reimbursements/3/show');
});

it('a role that may not read the money lists does not query them', async () => {
  expect(await open({ kind: 'host' }, 'catalogue')).toEqual([]);
});

it('says that the answers are missing, which ones, and what waits for them', async () => {
  const questions = {
    rules: ['Akunmu terdaftar di Indonesia.'],
    asksDuties: true,
    askedAt: '2026-11-20T03:00:00.000Z',
  };
  await open({ kind: 'host', eligibility: null, questions });
  expect(await screen.findByText('Syaratnya belum dijawab')).toBeVisible();
  expect(screen.getByText(/Host ini belum diminta membeli/)).toBeVisible();
  expect(screen.getByText('Akunmu terdaftar di Indonesia.')).toBeVisible();
  expect(screen.getByText('Tugas host')).toBeVisible();
});

it('shows what the customer confirmed about the rules of the provider', async () => {
  await open({ kind: 'ready', eligibility });
  await waitFor(() => expect(screen.getByText('Belum pernah ikut keluarga lain')).toBeVisible());
  expect(screen.getByText('sari@cerita.test')).toBeVisible();
});
