import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { GivenBackView } from '#contracts/sales/given-back.http';
import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { UserHostPage } from './user-host.page';

const ORDER = '10000000-0000-4000-8000-000000000001';
const lines = {
  providerPrice: 94_900,
  hostShare: 31_633,
  transferFee: 750,
  correction: 0,
  amount: 62_517,
  planPrice: 31_633,
};
const OPEN: PurchaseView = {
  accountUid: ORDER,
  buy: { isAsked: true, dueAt: '2026-11-22T03:00:00.000Z', waitsFor: null, missing: null },
  limit: { mostDebit: 99_645, isAbove: false },
  receivable: null,
  orderUid: ORDER,
  orderNumber: 'PTG-1',
  status: ORDER_STATUS.processing,
  statusLabel: 'Diproses',
  hasEnded: false,
  providerName: 'Spotify',
  providerSlug: 'spotify',
  packageName: 'Host',
  reimbursement: { ...lines, state: null, dueAt: null, paidAt: null, givenBack: null, reference: null },
  purchase: null,
};
const CANCELLED = { ...OPEN, status: ORDER_STATUS.cancelled, statusLabel: 'Dibatalkan' };
const rejected = {
  uid: ORDER,
  state: 'rejected',
  submittedAt: '2026-11-20T03:00:00.000Z',
  reason: 'Nominal tidak terbaca',
  counted: null,
  claim: null,
} as const;

let shown: PurchaseView;
beforeEach(() => {
  globalThis.fetch = async () => new Response(JSON.stringify({ data: shown, meta: { status: 200 } }));
});
afterEach(cleanup);

async function open(view: PurchaseView): Promise<void> {
  shown = view;
  const router = createMemoryRouter([{ path: '/', Component: UserHostPage }], {
    initialEntries: [`/?order_uid=${ORDER}&customer_uid=${ORDER}`],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('PTG-1');
}
const form = () => screen.queryByRole('button', { name: 'Kirim bukti pembelian' });

it('the page of a host asks for the proof of purchase', async () => {
  await open(OPEN);
  expect(form()).toBeTruthy();
  expect(screen.getByText('Berlangganan')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Kamu jadi host | Patungan'));
});

it.each([
  ['admin', /sedang kami siapkan/],
  ['members', /^Menunggu 3 orang lagi di grupmu membayar/],
] as const)('a host who waits for %s is not asked for a proof', async (waitsFor, why) => {
  await open({ ...OPEN, buy: { isAsked: false, dueAt: null, waitsFor, missing: waitsFor === 'members' ? 3 : null } });
  expect(form()).toBeNull();
  expect(screen.getByText('Jangan beli dulu')).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});

it('a host who has not answered yet is led to the page that asks, and to nothing else', async () => {
  await open({ ...OPEN, buy: { isAsked: false, dueAt: null, waitsFor: 'answers', missing: null } });
  expect(form()).toBeNull();
  const link = screen.getByRole('link', { name: 'Lengkapi sekarang' });
  expect(link.getAttribute('href')).toContain('/user/order/answers?orderUid=');
});

it('a claim above the limit is said to wait for a decision, and its amount is not promised', async () => {
  await open({
    ...OPEN,
    limit: { mostDebit: 99_645, isAbove: true },
    purchase: { ...rejected, state: 'submitted', reason: null },
  });
  expect(screen.getByText('Di atas batas Rp99.645')).toBeTruthy();
  expect(screen.getByText('Kalau disetujui, kamu terima')).toBeTruthy();
  expect(screen.queryByText('Kamu terima')).toBeNull();
});

it.each([
  ['scheduled', 9_000, true],
  ['approved', 9_000, false],
  ['scheduled', 0, false],
  // The half rupiah that a price has.
  ['scheduled', 0.5, false],
] as const)('%s with a correction of %s is said to be uncertain: %s', async (state, correction, isSaid) => {
  const scheduled = { state, correction, dueAt: '2026-11-24T03:00:00.000Z' };
  await open({ ...OPEN, reimbursement: { ...OPEN.reimbursement!, ...scheduled } });
  expect(screen.queryByText('Koreksinya belum disetujui, jadi jumlahnya belum pasti.') !== null).toBe(isSaid);
});

it('what a host bears is the share and the transfer fee', async () => {
  await open(OPEN);
  expect(screen.getByText(/Yang kamu tanggung sendiri: Rp32\.383/)).toBeTruthy();
});

it('after a rejection it asks for another proof, and not to subscribe again', async () => {
  await open({ ...OPEN, purchase: rejected });
  expect(form()).toBeTruthy();
  expect(screen.queryByText('Berlangganan')).toBeNull();
});

describe('the page of a host whose order is over', () => {
  it('has no form, shows that the order is over and links to other pages', async () => {
    await open(CANCELLED);
    expect(form()).toBeNull();
    expect(screen.getByText('Pesanan ini sudah dibatalkan')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Pesanan ini sudah dibatalkan | Patungan'));
    expect(screen.getByText(/Jangan beli langganan/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pesan lagi' }).getAttribute('href')).toBe('/provider?slug=spotify');
    expect(screen.queryByText(/Menunggu bukti|Terima kasih/)).toBeNull();
  });

  it('says to one who has hosted that this is over, however complete the order is', async () => {
    const verified = { ...rejected, state: 'verified', reason: null } as const;
    const completed = { status: ORDER_STATUS.completed, statusLabel: 'Selesai', purchase: verified };
    const buy = { ...OPEN.buy, isAsked: false };
    await open({ ...OPEN, ...completed, buy, hasEnded: true });
    expect(screen.getByText('Kamu bukan lagi host grup ini')).toBeTruthy();
    expect(screen.queryByText(/sudah selesai/)).toBeNull();
    cleanup();
    await open({ ...OPEN, ...completed, buy });
    expect(screen.queryByText('Kamu bukan lagi host grup ini')).toBeNull();
  });

  it('asks for no other proof either when the last was rejected', async () => {
    await open({ ...CANCELLED, purchase: rejected });
    expect(form()).toBeNull();
    expect(screen.queryByText('Silakan kirim ulang di bawah.')).toBeNull();
    expect(screen.queryByText(/Jangan beli/)).toBeNull();
  });

  it('still shows a reimbursement that is scheduled or paid', async () => {
    const paid = { state: 'paid', paidAt: '2026-11-21T03:00:00.000Z', dueAt: null, reference: 'TRX1' } as const;
    const show = (givenBack: GivenBackView) =>
      open({
        ...CANCELLED,
        purchase: { ...rejected, state: 'verified' },
        reimbursement: { ...lines, ...paid, givenBack },
      });
    await show(null);
    expect(screen.getByText('Sudah dibayar')).toBeTruthy();
    cleanup();
    await show({ on: '2026-11-24', resentAt: null });
    expect(screen.queryByText('Sudah dibayar')).toBeNull();
    expect(screen.getByText('Dikembalikan bank, dikirim ulang')).toBeTruthy();
    cleanup();
    await open(CANCELLED);
    expect(screen.queryByText('Penggantian uangmu')).toBeNull();
  });
});
