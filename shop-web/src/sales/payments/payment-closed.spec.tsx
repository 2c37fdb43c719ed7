import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { PaymentStatusView } from '#contracts/sales/payments.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../platform/session/session';
import { NETFLIX_ORDER } from '../orders/test/netflix-order';
import type { WithParts } from '../product-line';
import { PaymentClosed } from './payment-closed';
import { PaymentConfirmationPage } from './payment-confirmation.page';
import { PaymentResultPage, RekafinPaymentResultPage } from './payment-result.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const UID = '10000000-0000-4000-8000-000000000001';
const AT = '2026-11-20T03:00:00.000Z';
const { awaitingPayment, cancelled, expired, refunded, waitingForGroup } = ORDER_STATUS;
type State = NonNullable<PaymentStatusView['payment']>['state'];

async function open(
  Page: ComponentType<WithParts>,
  status: number,
  state: State | null,
  isLast = false,
  closedEarly: string | null = null,
  refunds: OrderDetail['refunds'] = [],
) {
  const payment = { uid: UID, state: state!, submittedAt: AT, decidedAt: AT, reason: 'Foto buram', isLast };
  const data: PaymentStatusView = {
    orderUid: UID,
    orderNumber: 'PTG-1',
    status,
    statusLabel: status === awaitingPayment ? 'Menunggu Pembayaran' : 'Dibatalkan',
    closedEarly,
    productLine: 'subscriptions',
    providerName: 'Netflix',
    treatments: null,
    amount: 54_000,
    additionalOrder: null,
    payment: state && payment,
  };
  globalThis.fetch = async (url) => {
    const isDetail = String(url).endsWith('/detail');
    return new Response(
      JSON.stringify({ data: isDetail ? { ...NETFLIX_ORDER, status, refunds } : data, meta: { status: 200 } }),
    );
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/?order_uid=${UID}&customer_uid=${UID}`]}>
        <Page parts={[]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return document.body.textContent;
}
const INVITES = /Transfer dulu|unggah|Ke halaman pembayaran/i;
const TO_PAYMENT = /^(Kirim bukti baru|Ke halaman pembayaran)$/;

describe.each([
  ['/payment-confirmation', PaymentConfirmationPage],
  ['/payment-result', PaymentResultPage],
  ['/payment-result/rekafin', RekafinPaymentResultPage],
])('%s', (_, Page) => {
  it.each<[string, number, State | null, RegExp]>([
    ['a cancelled order', cancelled, null, /^Pesanan dibatalkan.*sudah ditutup\. Jangan transfer lagi/],
    ['an expired order', expired, null, /^Batas waktu bayar sudah lewat.*sudah ditutup\. Jangan transfer lagi/],
    ['an order whose money went back', refunded, null, /sudah ditutup\. Jangan transfer lagi/],
    ['a rejected proof of a cancelled order', cancelled, 'rejected', /^Pesanan dibatalkan.*Jangan transfer lagi/],
    ['a proof that went with its order', cancelled, 'voided', /tidak diproses\. Jangan transfer lagi/],
    ['a pre-order whose group is not full', waitingForGroup, null, /^Belum waktunya bayar/],
  ])('of %s says that, and invites neither to pay nor to upload', async (__, status, state, words) => {
    const text = await open(Page, status, state);
    expect(text).toMatch(words);
    expect(text).not.toMatch(INVITES);
  });

  it('of a cancelled order whose money is credit says so to its customer, and asks for no transfer', async () => {
    saveSession({ accessToken: 'a', refreshToken: 'r' });
    const refund = { amount: 54_000, used: 0, reason: 'Batal', requestedAt: AT, paidAt: null, givenBack: null };
    await open(Page, cancelled, null, false, null, [{ ...refund, state: 'credited' }]);
    expect(await screen.findByText(/Rp54\.000 jadi kreditmu\./)).toBeTruthy();
    expect(document.body.textContent).not.toContain('sudah transfer');
    clearSession();
  });

  it('of an order that was closed early says why, and not that the time to pay is over', async () => {
    const text = await open(Page, expired, null, false, 'Blender kami tutup lebih awal. Alasannya: Habis.');
    expect(text).toMatch(/kami tutup lebih awal.*Alasannya: Habis\..*Jangan transfer lagi/);
    expect(text).not.toContain('Batas waktu');
  });

  it.each([null, 'voided'] as const)('of an order that an admin has cancelled says why (proof: %s)', async (state) => {
    const text = await open(Page, cancelled, state, false, 'Kami yang membatalkannya. Alasannya: Grup ditutup.');
    expect(text).toMatch(/dibatalkan.*Alasannya: Grup ditutup\..*Jangan transfer lagi/);
    expect(text).not.toContain('lebih awal');
  });

  it.each<[string, State | null]>([
    ['without a proof', null],
    ['whose proof was rejected', 'rejected'],
    // Its order is completed: the status here is that of the invoice.
    ['with a renewal whose proof was rejected', 'rejected'],
  ])('of an order %s that can be paid leads to its payment, and is not called over', async (__, state) => {
    const text = await open(Page, awaitingPayment, state);
    expect(text).not.toMatch(/ditutup|dibatalkan|sudah lewat|Tidak ada yang perlu dibayar/);
    expect(screen.getByRole('link', { name: TO_PAYMENT }).getAttribute('href')).toMatch(/^\/payment[?]/);
  });

  it('of an order that was opened again invites to its payment, whatever became of the proof before', async () => {
    const text = await open(Page, awaitingPayment, 'voided');
    expect(text).toMatch(/Belum ada bukti pembayaran/);
    expect(text).not.toMatch(/dibatalkan|tidak diproses|Setelah ini/);
    expect(screen.getByRole('link', { name: 'Ke halaman pembayaran' })).toBeTruthy();
  });

  it('of the last proof that is taken says whom to ask, and offers no other upload', async () => {
    const text = await open(Page, awaitingPayment, 'rejected', true);
    expect(text).toMatch(/Foto buram.*bukti lain tidak bisa dikirim\. Jangan transfer lagi/);
    expect(screen.queryByRole('link', { name: TO_PAYMENT })).toBeNull();
  });
});

describe.each([
  ['/payment-result', PaymentResultPage],
  ['/payment-result/rekafin', RekafinPaymentResultPage],
])('what comes after a proof, on %s', (_, Page) => {
  it('stands without the hours of the check, which the page says once, by now', async () => {
    expect(await open(Page, ORDER_STATUS.awaitingConfirmation, 'submitted')).toMatch(/Setelah ini.*Begitu cocok/);
    expect(document.body.textContent).not.toContain('kami cek setiap hari');
  });

  it('is nothing that has happened already, nor what does not come of a slot that has ended', async () => {
    expect(await open(Page, ORDER_STATUS.processing, 'confirmed')).not.toContain('Setelah ini');
    cleanup();
    const ended = 'Slot ini dibatalkan.';
    expect(await open(Page, ORDER_STATUS.awaitingConfirmation, 'submitted', false, ended)).not.toContain('Setelah ini');
  });
});

it('a proof that is being checked for a slot that has ended says so, and that what has come goes back', () => {
  const closedEarly = 'Slot ini dibatalkan. Alasannya: Banjir.';
  const checkout = {
    orderUid: UID,
    orderNumber: 'PTG-1',
    status: ORDER_STATUS.awaitingConfirmation,
    statusLabel: '',
    closedEarly,
  };
  render(
    <MemoryRouter>
      <PaymentClosed checkout={checkout} isOver={false} />
    </MemoryRouter>,
  );
  expect(document.body.textContent).toMatch(/Alasannya: Banjir\..*jangan transfer lagi.*kembali penuh/);
});
