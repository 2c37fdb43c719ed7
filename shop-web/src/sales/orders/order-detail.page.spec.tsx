import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OrderDocumentRef } from '#contracts/sales/documents.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { subscriptionParts } from '../../products/subscriptions/order-parts';
import { OrderDetailPage } from './order-detail.page';
import { NETFLIX_ORDER as ORDER, ORDER_UID as UID } from './test/netflix-order';

const PAYMENT_UID = '20000000-0000-4000-8000-000000000002';
const DOCUMENTS: OrderDocumentRef[] = [
  { kind: 'invoice', uid: UID, number: 'INV-1', at: '2026-11-20T03:00:00.000Z', amount: 61_000, status: 'Lunas' },
  { kind: 'receipt', uid: PAYMENT_UID, number: 'KWT-1', at: '2026-11-20T03:00:00.000Z', amount: 61_000, status: null },
];
const { showModal, close } = HTMLDialogElement.prototype;
afterEach(() => {
  cleanup();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

async function open(status: number, more: Partial<OrderDetail> = {}): Promise<void> {
  const detail: OrderDetail = { ...ORDER, status, ...more };
  globalThis.fetch = async (url) => {
    const address = String(url);
    const data = address.endsWith('/documents') ? DOCUMENTS : detail;
    return new Response(JSON.stringify({ data, meta: { status: 200 } }));
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/?orderUid=${UID}`]}>
        <OrderDetailPage parts={[subscriptionParts]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(ORDER.orderNumber);
}

it.each([
  ['completed', true],
  ['cancelled', false],
  ['refunded', false],
  ['expired', false],
] as const)('the page of an order that is %s shows its group: %s', async (status, isShown) => {
  await open(ORDER_STATUS[status]);
  expect(screen.queryByText(ORDER.group!.name) !== null).toBe(isShown);
});

it('of a host the facts say what it bears, not the price that nobody pays', async () => {
  await open(ORDER_STATUS.completed, {
    kind: 'host',
    grandTotal: 47_500,
    account: { ...ORDER.account!, role: 'host', hostBears: 47_250 },
  });
  const facts = within(screen.getByRole('region', { name: 'Rincian pesanan' }));
  expect(facts.getByText('Kamu tanggung').nextElementSibling!.textContent).toBe('Rp47.250');
  expect(document.body.textContent).not.toMatch(/Bagianmu|Rp47\.500/);
});

it('the history has a line with day and time for each thing that happened, the latest first, also where they came together', async () => {
  const entry = { at: ORDER.createdAt, subject: 'account', status: null, why: null } as const;
  const timeline = [
    { ...entry, title: 'Pembayaran dikonfirmasi' },
    { ...entry, title: 'Login siap' },
  ];
  await open(ORDER_STATUS.completed, { timeline });
  const history = within(screen.getByRole('region', { name: 'Riwayat' }));
  const dots = history.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(dots).toEqual([
    expect.stringMatching(/^Login siap20 Nov( 2026)?, 10\.00$/),
    expect.stringMatching(/^Pembayaran dikonfirmasi20 Nov( 2026)?, 10\.00$/),
  ]);
  expect(history.getByText('waktu WIB')).toBeTruthy();
});

it.each([
  ['what comes next leads there', ORDER_STATUS.completed],
  ['else the group', ORDER_STATUS.awaitingPayment],
])('there is one link to the membership: %s', async (_, status) => {
  await open(status);
  const there = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes(PAGE.membership));
  expect(there).toHaveLength(1);
});

it('the page of a refunded order shows where its money is', async () => {
  const refund = {
    amount: 54_000,
    state: 'requested',
    reason: 'Rusak',
    used: 0,
    requestedAt: ORDER.createdAt,
    paidAt: null,
    givenBack: null,
  } as const;
  await open(ORDER_STATUS.refunded, { refunds: [refund] });
  expect(screen.getByText(/54\.000 akan dikembalikan/)).toBeTruthy();
});

it('asks for a friend while a seat of the group is free, and ends with the way to help', async () => {
  const group = { ...ORDER.group!, size: 4, taken: 3, freeHostSeats: 0, heldSeats: 0 };
  await open(ORDER_STATUS.awaitingConfirmation, { group });
  expect(screen.getByRole('button', { name: 'Ajak teman' })).toBeTruthy();
  const help = screen.getByRole('link', { name: 'tanya kami' });
  expect(help.getAttribute('href')).toContain(ORDER.orderNumber);
  cleanup();
  await open(ORDER_STATUS.awaitingConfirmation, { group: { ...group, taken: 4 } });
  expect(screen.queryByRole('button', { name: 'Ajak teman' })).toBeNull();
});

it('leads to the invoices and receipts of the order', async () => {
  await open(ORDER_STATUS.completed);
  const invoice = await screen.findByRole('link', { name: 'Faktur INV-1' });
  const receipt = screen.getByRole('link', { name: 'Kuitansi KWT-1' });
  expect([invoice, receipt].map((link) => link.getAttribute('href'))).toEqual([
    `/user/order/document?orderUid=${UID}&invoiceUid=${UID}`,
    `/user/order/document?orderUid=${UID}&paymentUid=${PAYMENT_UID}`,
  ]);
});

it('an order of which a part has arrived says what came, what is missing, and where to pay it', async () => {
  const payment = {
    state: 'confirmed' as const,
    submittedAt: ORDER.createdAt,
    reason: null,
    isLast: false,
    proofUrl: null,
  };
  const rest = { amount: 1_900, received: 20_000, total: 21_900, dueAt: null, isLate: false };
  await open(ORDER_STATUS.awaitingPayment, { payment, additionalOrder: { ...rest, instalment: 2 } });
  expect(screen.queryByText(/kurang|Unggah ulang/)).toBeNull();
  cleanup();
  await open(ORDER_STATUS.awaitingPayment, { payment, additionalOrder: { ...rest, instalment: null } });
  expect(await screen.findByText(/Masih kurang Rp1\.900/)).toBeTruthy();
  expect(screen.getByText(/Sudah terbayar Rp20\.000 dari Rp21\.900/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Bayar sisanya' });
  expect(link.getAttribute('href')).toMatch(/^\/payment\?/);
  expect(
    screen.getAllByRole('link').filter((other) => /^.(additional-)?payment/.test(other.getAttribute('href')!)),
  ).toEqual([link]);
});

it.each([
  [
    'its seat and what has come',
    {},
    20_000,
    ' ditutup dan kursimu bisa diambil orang lain. Rp20.000 yang sudah masuk jadi kreditmu. Ini',
  ],
  ['its seat', {}, undefined, ' ditutup dan kursimu bisa diambil orang lain. Ini'],
  ['what nobody else can take', { productLine: 'giving', account: undefined }, 20_000, ' ditutup. Rp20.000 yang sudah'],
])('cancelling says what becomes of %s', async (_, of, creditOnCancel, text) => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  await open(ORDER_STATUS.awaitingPayment, { ...of, actions: ['cancel'], creditOnCancel } as Partial<OrderDetail>);
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan pesanan' }));
  expect(screen.getByRole('dialog').textContent).toContain(text);
});
