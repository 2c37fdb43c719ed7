import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { CreditView } from '#contracts/sales/credit.http';
import type { ChargeView } from '#contracts/sales/gateway.http';
import type { CheckoutView, PaymentStatusView } from '#contracts/sales/payments.http';
import { READY_PROMISE, SOLVE_PROMISE } from '#domain/products/subscriptions/access/claim-words';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';
import { NOT_BOUGHT } from '#domain/products/subscriptions/groups/activate-members';
import { waitNote } from '#domain/products/subscriptions/groups/seat-promise';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearDrafts } from '../../platform/draft-store';
import { clearSession, saveSession } from '../../platform/session/session';
import { subscriptionParts } from '../../products/subscriptions/order-parts';
import { whenChecked } from './check-time';
import { PaymentPage } from './payment.page';

const ORDER = '10000000-0000-4000-8000-000000000001';
const CUSTOMER = '20000000-0000-4000-8000-000000000001';
const REFUSED = 'Order Anda Tidak Ditemukan / Sudah Terbayarkan';
const checkout: CheckoutView = {
  orderUid: ORDER,
  customerUid: CUSTOMER,
  orderNumber: 'PTG-1',
  status: ORDER_STATUS.awaitingPayment,
  statusLabel: 'Dibatalkan',
  closedEarly: null,
  productLine: 'subscriptions',
  waitedForGroup: false,
  providerName: 'Netflix',
  providerSlug: 'netflix',
  packageName: 'Reguler',
  durationLabel: '1 bulan',
  amount: 54_000,
  uniqueCode: null,
  isRenewal: false,
  additionalOrder: null,
  dueAt: null,
  dueOnceVerified: null,
  first: null,
  fee: null,
  serverTime: '2026-11-20T03:00:00.000Z',
  methods: [],
  channels: [],
};
const CHARGE: ChargeView = {
  channel: 'va-bca',
  state: 'pending',
  amount: 54_000,
  payCode: '8808123456789',
  expiresAt: '2026-11-21T03:00:00.000Z',
};
const METHOD: CheckoutView['methods'][number] = {
  uid: ORDER,
  kind: 'bank-transfer',
  bankName: 'BCA',
  accountName: 'PT Contoh',
  accountNumber: '1234567890',
  uniqueCode: false,
};
const CREDIT: CreditView = { balance: 20_000, returnable: 20_000, entries: [], asked: [], spent: [] };
let of: Partial<CheckoutView>;
let status: number;
let proof: PaymentStatusView['payment'];
let channels: CheckoutView['channels'];
let uniqueCode: number | null;
let dueOnceVerified: string | null;
let first: CheckoutView['first'];
let additionalOrder: CheckoutView['additionalOrder'];
let fee: number | null;
let methods: CheckoutView['methods'];
/** A tab that still shows an order that has changed since. */
class RefusedUpload {
  upload = {};
  status = 409;
  responseText = JSON.stringify({ meta: { status: 409, code: 'ORDER_NOT_PAYABLE', message: REFUSED } });
  onload = () => undefined;
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => this.onload();
}
const { XMLHttpRequest, FormData } = globalThis;
Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => undefined });
beforeEach(() => {
  of = {};
  status = ORDER_STATUS.awaitingPayment;
  proof = null;
  channels = [];
  uniqueCode = null;
  dueOnceVerified = null;
  first = null;
  additionalOrder = null;
  fee = null;
  methods = [];
  // Node's form would not take the file of jsdom; a map has the one method that is needed.
  Object.assign(globalThis, { XMLHttpRequest: RefusedUpload, FormData: Map });
  globalThis.fetch = async (address) => {
    const data = String(address).includes('/payment/confirm')
      ? { ...checkout, productLine: 'subscriptions', treatments: null, payment: proof }
      : String(address).endsWith('/payment/gateway')
        ? CHARGE
        : String(address).endsWith('/customer/credit')
          ? CREDIT
          : { ...checkout, ...of, status, channels, uniqueCode, dueOnceVerified, first, additionalOrder, fee, methods };
    return new Response(JSON.stringify({ data, meta: { status: 200 } }));
  };
});
afterEach(() => {
  cleanup();
  clearDrafts();
  Object.assign(globalThis, { XMLHttpRequest, FormData });
});

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/payment?order_uid=${ORDER}&customer_uid=${CUSTOMER}`]}>
        <Routes>
          <Route path="/payment" element={<PaymentPage parts={[subscriptionParts]} />} />
          <Route path="/payment-confirmation" element={<h1>Status pembayaran</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function sendProof(): Promise<void> {
  open();
  const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'bukti.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText('Foto bukti transfer: pilih berkas'), { target: { files: [photo] } });
  await screen.findByRole('button', { name: 'Ganti berkas' });
  fireEvent.click(screen.getByRole('radio', { name: 'BCA' }));
  fireEvent.change(screen.getByLabelText(/^Nama pemilik/), { target: { value: 'Sari' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kirim bukti' }));
}

const DUE = '2026-11-21T03:00:00.000Z';
it.each<[string, Partial<CheckoutView>, string[], string]>([
  ['a seat', { dueAt: DUE }, ['Dipesan', 'Bayar', 'Dicek', 'Disiapkan', 'Aktif'], 'Bayar'],
  [
    'a pre-order',
    { waitedForGroup: true, dueAt: DUE },
    ['Dipesan', 'Grup penuh', 'Bayar', 'Dicek', 'Disiapkan', 'Aktif'],
    'Bayar',
  ],
  [
    'a pre-order whose group is not full any more',
    { waitedForGroup: true },
    ['Dipesan', 'Menunggu grup', 'Bayar', 'Dicek', 'Disiapkan', 'Aktif'],
    'Menunggu grup',
  ],
  ['a product without a seat', { productLine: 'merchandise' }, ['Dipesan', 'Bayar', 'Dicek', 'Selesai'], 'Bayar'],
])('the payment of %s has the steps of the page of its order', async (_, more, labels, now) => {
  of = more;
  open();
  const steps = within(await screen.findByRole('list', { name: 'Langkah' })).getAllByRole('listitem');
  const words = steps.map((step) => step.textContent.replace(/ \(.*/, ''));
  expect(words).toEqual(labels);
  expect(words[steps.findIndex((step) => step.getAttribute('aria-current') === 'step')]).toBe(now);
});

it('the link to a bill that was taken back says that and whom to ask, and does not lead to the payment of the order itself', async () => {
  status = ORDER_STATUS.completed;
  of = { billTakenBack: 'Kamu memilih tidak memperpanjang pesanan PTG-1. Kursimu sudah dibayar sampai 20 Des 2026.' };
  open();
  expect(await screen.findByRole('heading', { name: 'Tagihan ini tidak berlaku lagi' })).toBeTruthy();
  expect(
    screen.getByText(/dibayar sampai 20 Des 2026\..*Jangan transfer lagi, ya\. Kalau kamu sudah transfer/),
  ).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Status pembayaran' })).toBeNull();
});

it('what comes before the payment stands in place of the ways to pay', async () => {
  first = {
    title: 'Lengkapi dulu syaratnya',
    text: 'Centang dulu.',
    action: 'Lengkapi sekarang',
    path: '/user/order/answers?orderUid=1',
  };
  open();
  const link = await screen.findByRole('link', { name: 'Lengkapi sekarang' });
  expect(link.getAttribute('href')).toBe('/user/order/answers?orderUid=1');
  expect(screen.queryByText('Jumlah transfer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kirim bukti' })).toBeNull();
});

it.each([
  [null, 'Ini sisa tagihanmu'],
  [2, 'Ini cicilan ke-2'],
])('of a payment whose part has come (instalment %s): what it is and what was received', async (instalment, title) => {
  additionalOrder = { amount: 4_000, received: 50_000, total: 54_000, dueAt: null, instalment, isLate: false };
  open();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('Sudah terbayar Rp50.000 dari Rp54.000.')).toBeTruthy();
});

it.each([
  [null, true],
  [2, false],
])('credit is offered where it is taken: instalment %s, %s', async (instalment, isOffered) => {
  saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: CUSTOMER });
  additionalOrder = { amount: 4_000, received: 50_000, total: 54_000, dueAt: null, instalment, isLate: false };
  open();
  await screen.findByText('Sudah terbayar Rp50.000 dari Rp54.000.');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Kamu punya kredit Rp20.000') !== null).toBe(isOffered);
  clearSession();
});

describe('a proof from an outdated tab', () => {
  it('of an order that was cancelled elsewhere says so, and where to turn with money that was sent', async () => {
    await sendProof();
    status = ORDER_STATUS.cancelled;
    expect(await screen.findByRole('heading', { name: 'Pesanan dibatalkan' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Kirim bukti' })).toBeNull();
    expect(screen.queryByText(REFUSED)).toBeNull();
    const contact = screen.getByRole('link', { name: 'hubungi kami' });
    expect(contact.getAttribute('href')).toMatch(/[?]order=PTG/);
    expect(document.body.textContent).toContain('Kalau kamu sudah transfer');
  });

  it('of an order whose proof was sent elsewhere shows the state of that proof', async () => {
    await sendProof();
    status = ORDER_STATUS.awaitingConfirmation;
    expect(await screen.findByRole('heading', { name: 'Status pembayaran' })).toBeTruthy();
  });

  it('of an order that can still be paid shows the refusal and keeps the input', async () => {
    await sendProof();
    expect(await screen.findByText(REFUSED)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nama pemilik/).value).toBe('Sari');
  });
});

it('after a rejected proof shows the reason above the amount, and that the money must not be sent twice', async () => {
  const at = '2026-11-20T03:00:00.000Z';
  proof = { uid: ORDER, state: 'rejected', submittedAt: at, decidedAt: at, reason: 'Foto buram', isLast: false };
  open();
  const why = await screen.findByText('Foto buram.');
  expect(screen.getByText(/jangan transfer lagi/).textContent).not.toContain('di bawah');
  Element.prototype.scrollIntoView = () => undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Kirim bukti baru' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Bukti transfer' }));
  const amount = screen.getByText('Rp54.000');
  expect(why.compareDocumentPosition(amount) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('of what was closed early while another proof is waited for says why, and keeps the way to pay', async () => {
  const at = '2026-11-20T03:00:00.000Z';
  proof = { uid: ORDER, state: 'rejected', submittedAt: at, decidedAt: at, reason: 'Foto buram', isLast: false };
  of = { closedEarly: 'Blender kami tutup lebih awal. Alasannya: Stok habis.' };
  open();
  expect(await screen.findByText(/Stok habis\. Kamu masih bisa melunasi/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kirim bukti' })).toBeTruthy();
});

it('after the last proof that is taken shows whom to ask, and no form for another one', async () => {
  const at = '2026-11-20T03:00:00.000Z';
  proof = { uid: ORDER, state: 'rejected', submittedAt: at, decidedAt: at, reason: 'Foto buram', isLast: true };
  open();
  await screen.findByText(/Sudah lima kali kami tolak/);
  expect(screen.getAllByRole('link', { name: /hubungi kami/i }).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByLabelText(/^Nama pemilik/)).toBeNull());
});

it('after the deadline shows the contact for customers who have already transferred', async () => {
  status = ORDER_STATUS.expired;
  open();
  const contact = await screen.findByRole('link', { name: 'hubungi kami' });
  expect(contact.getAttribute('href')).toBe('/contact?order=PTG-1');
});

describe('the ways through a gateway', () => {
  it('are not there while it is switched off', async () => {
    open();
    await screen.findByText('Transfer ke salah satu rekening');
    expect(screen.queryByText(/Bayar otomatis/)).toBeNull();
  });

  it('are named as banks and wallets name them, and one shows its number to copy', async () => {
    channels = ['qris', 'va-bca', 'gopay'];
    open();
    for (const name of ['QRIS', 'GoPay']) expect(await screen.findByRole('button', { name })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'BCA Virtual Account' }));
    expect(await screen.findByText('8808 1234 5678 9')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Salin nomor BCA/ })).toBeTruthy();
  });

  it('say what QRIS takes before it is chosen, and nothing of it where the shop has none', async () => {
    channels = ['va-bca'];
    open();
    await screen.findByRole('button', { name: 'BCA Virtual Account' });
    expect(screen.queryByText(/QRIS/)).toBeNull();
    cleanup();
    channels = ['qris', 'va-bca'];
    open();
    expect(await screen.findByText('QRIS bisa dari aplikasi bank atau dompet digital apa pun.')).toBeTruthy();
  });
});

it.each([
  ['a seat', 'subscriptions', 1],
  ['a product without a seat', 'merchandise', 0],
])('before the proof of %s stands what its line promises for the money', async (_, productLine, links) => {
  of = { productLine };
  open();
  await screen.findByText('Jumlah transfer');
  const promises = screen.queryAllByRole('link', { name: 'Jaminan' });
  expect(promises).toHaveLength(links);
  const proof = screen.getByRole('button', { name: 'Kirim bukti' });
  for (const promise of promises) expect(proof.compareDocumentPosition(promise)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it.each([
  ['a seat', { productLine: 'subscriptions' }, 1],
  ['the next period of a seat', { productLine: 'subscriptions', isRenewal: true }, 0],
  ['a series of treatments', { productLine: 'subscriptions', durationLabel: '8 perawatan' }, 0],
  ['a product without a seat', { productLine: 'merchandise' }, 0],
])('the page of %s says when the paid time begins, where it does', async (_, given, starts) => {
  of = given;
  open();
  await screen.findByText('Jumlah transfer');
  const begins = 'Masa langgananmu mulai dihitung begitu login atau undanganmu siap.';
  expect(screen.queryAllByText(begins)).toHaveLength(starts);
});

it('what the seat will wait for stands below the accounts, with the one time by which it is ready', async () => {
  of = { waits: { title: 'Menunggu langganan dibeli', text: waitNote(NOT_BOUGHT).text } };
  open();
  const accounts = await screen.findByText('Transfer ke salah satu rekening');
  const waits = screen.getByText('Menunggu langganan dibeli');
  expect(accounts.compareDocumentPosition(waits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const hours = [...document.body.textContent.matchAll(/(\d+) jam/g)].map(([, found]) => Number(found));
  expect(hours).toEqual([MONEY_BACK_AFTER_HOURS]);
});

it.each([
  ['a seat', {}, READY_PROMISE],
  ['the next period of a seat, which runs', { isRenewal: true }, SOLVE_PROMISE],
])('the page of %s says by when, and what comes if not', async (_, given, promise) => {
  of = given;
  open();
  await screen.findByText('Jumlah transfer');
  const said = [READY_PROMISE, SOLVE_PROMISE].filter((words) => document.body.textContent.includes(words));
  expect(said).toEqual([promise]);
});

describe('the bank of a transfer', () => {
  const choose = async (name: string) => {
    open();
    fireEvent.click(await screen.findByRole('radio', { name }));
  };
  const typed = () => screen.queryByLabelText('Nama bank atau dompet digital');

  it('is a press of four, and any other one is typed', async () => {
    await choose('Mandiri');
    expect(typed()).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Lainnya' }));
    expect(typed()).toBeTruthy();
  });

  it('that was not chosen is named as missing, and its choice is focused after the photo', async () => {
    open();
    const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'bukti.jpg', { type: 'image/jpeg' });
    fireEvent.change(await screen.findByLabelText('Foto bukti transfer: pilih berkas'), { target: { files: [photo] } });
    await screen.findByRole('button', { name: 'Ganti berkas' });
    fireEvent.click(screen.getByRole('button', { name: 'Kirim bukti' }));
    const group = screen.getByRole('group', { name: 'Transfer dari bank' });
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
    expect(document.getElementById(group.getAttribute('aria-describedby')!)!.textContent).toBeTruthy();
  });
});

it('what is paid, by when, where, and the way to the proof come first; all that is read once comes after them', async () => {
  of = { dueAt: DUE };
  fee = 7_500;
  dueOnceVerified = '2026-11-22T03:00:00.000Z';
  methods = [METHOD];
  open();
  const way = await screen.findByRole('button', { name: 'Sudah transfer? Kirim bukti' });
  const first = [
    screen.getByRole('timer'),
    screen.getByText('Rp54.000'),
    screen.getByText('BCA', { selector: 'b' }),
    screen.getByText('1234 5678 90'),
    screen.getByRole('button', { name: 'Salin nomor rekening BCA' }),
    way,
  ];
  const later = [
    screen.getByText(whenChecked()),
    screen.getByText('Rincian Rp54.000'),
    screen.getByText('Cara transfer'),
    screen.getByText(/batas bayarmu jadi/),
    screen.getByRole('link', { name: 'Jaminan' }),
  ];
  const order = [...first, ...later];
  for (const [index, piece] of order.slice(1).entries())
    expect(order[index]!.compareDocumentPosition(piece)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the way to the proof leads to its form, for the keyboard and for readers too', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Sudah transfer? Kirim bukti' }));
  const form = screen.getByRole('button', { name: 'Kirim bukti' });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement!.contains(form)).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Bukti transfer' }));
});

it('whom one pays is named once an owner has written the company', async () => {
  methods = [METHOD];
  open();
  await screen.findByText('1234 5678 90');
  expect(screen.queryByText(/yang dikelola/)).toBeNull();
  cleanup();
  document.documentElement.dataset.shop = JSON.stringify({ company: { name: 'PT Patungan & Rekan' } });
  open();
  const company = await screen.findByRole('link', { name: 'PT Patungan & Rekan' });
  expect(company.getAttribute('href')).toBe('/about-us#perusahaan');
  expect(company.closest('p')!.textContent).toBe('Kamu membayar ke Patungan, yang dikelola PT Patungan & Rekan.');
  delete document.documentElement.dataset.shop;
});

it('a unique code is shown as a part of the amount to transfer', async () => {
  uniqueCode = 137;
  open();
  expect(await screen.findByText(/^Rp54\.000 \+ kode unik 137 = Rp54\.137$/)).toBeTruthy();
});

it('the amount unfolds into the price and what the shop keeps of it, where that is known', async () => {
  fee = 7_500;
  open();
  const details = (await screen.findByText('Rincian Rp54.000')).closest('details')!;
  expect(details.textContent).toContain('HargaRp46.500');
  expect(details.textContent).toContain('Biaya layanan kamiRp7.500');
  cleanup();
  // All of it is a sale of the shop.
  fee = 54_000;
  open();
  await screen.findByText('Rp54.000');
  expect(screen.queryByText(/Rincian/)).toBeNull();
});

it('warns while the accounts are those of the seed, and keeps amber for the deadline', async () => {
  methods = [{ ...METHOD, accountNumber: '0000000001' }];
  of = { dueAt: DUE };
  open();
  const warning = await screen.findByText('Toko contoh, jangan transfer sungguhan');
  expect(warning.compareDocumentPosition(screen.getByRole('link', { name: 'Pesananmu' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const amber = [...document.querySelectorAll('.bg-warn-tint')];
  expect(amber.map((box) => box.contains(screen.getByRole('timer')))).toEqual([true]);
  cleanup();
  methods = [METHOD];
  open();
  await screen.findByText('1234 5678 90');
  expect(screen.queryByText(/Toko contoh/)).toBeNull();
});

it('says beside the clock what the deadline becomes once the e-mail is verified', async () => {
  dueOnceVerified = '2026-11-21T03:00:00.000Z';
  open();
  expect((await screen.findByText(/batas bayarmu jadi/)).textContent).toBe(
    'Emailmu belum diverifikasi. Kalau kamu verifikasi sekarang, batas bayarmu jadi Sab, 21 Nov 2026, 10.00 WIB.',
  );
  // By a payment link alone the mail cannot be sent again.
  expect(screen.queryByRole('button', { name: 'Kirim ulang tautan' })).toBeNull();
});
