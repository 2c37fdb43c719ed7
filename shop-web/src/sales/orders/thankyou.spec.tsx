import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { VoucherView } from '#contracts/products/vouchers/vouchers.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../platform/session/session';
import { SeglowupThankyouPage } from '../../products/vouchers/thankyou.page';
import { subscriptionParts } from '../../products/subscriptions/order-parts';
import { ThankyouPage as PageOfOrder } from './thankyou.page';
import { ThankyouPreOrderPage } from './thankyou-pre-order.page';

const ThankyouPage = () => <PageOfOrder parts={[subscriptionParts]} />;
const ORDER = '10000000-0000-4000-8000-000000000001';
const glance = {
  orderUid: ORDER,
  orderNumber: 'PTG-1',
  status: ORDER_STATUS.waitingForGroup as number,
  statusLabel: 'Menunggu Grup Penuh',
  productLine: 'subscriptions',
  kind: 'pre-order',
  providerName: 'Zap',
  providerSlug: 'zap',
  providerColor: '#7a4a86',
  packageName: 'Seri 299',
  duration: 12,
  durationLabel: '1 tahun',
  grandTotal: 2_052_000,
  createdAt: '2026-11-20T03:00:00.000Z',
  dueAt: null,
  dueAmount: null,
  redirectUrl: '/user/order/details',
  additionalOrder: null,
  provider: { name: 'Zap', slug: 'zap', type: 1, package: { name: 'Seri 299', isHost: false, isPo: false } },
  verifyBy: null as string | null,
  isReady: true,
  first: null,
  customerName: 'T**o',
  endedAt: null as string | null,
};
const VOUCHER: VoucherView = {
  uid: ORDER,
  orderUid: ORDER,
  orderNumber: 'PTG-1',
  providerName: 'Zap',
  packageName: 'Seri 299',
  durationLabel: '1 tahun',
  code: 'ZAP-AB12-CD34',
  state: 'issued',
  stateLabel: 'Belum dipakai',
  treatments: 8,
  used: 0,
  issuedAt: '2026-11-21T03:00:00.000Z',
  useBy: '2027-01-20T03:00:00.000Z',
  firstUsedAt: null,
  uses: [],
};
let status: 200 | 404;
let shown: object;
let vouchers: VoucherView[];
// React logs the errors that a boundary catches.
const silenced = jest.spyOn(console, 'error');
beforeEach(() => {
  shown = glance;
  vouchers = [VOUCHER];
  document.title = 'Patungan';
  silenced.mockImplementation(() => undefined);
  globalThis.fetch = jest.fn<typeof fetch>(async (url) => {
    const data = String(url).includes('/voucher') ? vouchers : shown;
    return new Response(JSON.stringify({ data: status === 200 ? data : null, meta: { status } }), { status });
  });
});
afterEach(() => {
  cleanup();
  silenced.mockReset();
});

function open(Component: ComponentType, more = '', named = `order_uid=${ORDER}&customer_uid=${ORDER}`) {
  const router = createMemoryRouter([{ path: '/', Component }], {
    initialEntries: [`/?${named}${more}`],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it.each([
  ['2', '/#product-ondemand'],
  ['1', '/#provider'],
  ['', '/#provider'],
])('/thankyou and /thankyou/pre-order with type %s lead on to %s', async (type, more) => {
  status = 200;
  for (const Page of [ThankyouPage, ThankyouPreOrderPage]) {
    open(Page, `&type=${type}`);
    expect((await screen.findByRole('link', { name: 'Patungan lagi' })).getAttribute('href')).toBe(more);
    cleanup();
  }
});
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe.each([
  ['/seglowup/thankyou', SeglowupThankyouPage, 'Pesananmu tercatat'],
  ['/thankyou/pre-order', ThankyouPreOrderPage, 'Pre-order kamu tercatat'],
] as const)('%s', (_, Page, title) => {
  it('shows that the order is recorded, and its number', async () => {
    status = 200;
    open(Page);
    expect(await screen.findByText('PTG-1')).toBeTruthy();
    expect(headings()).toEqual([title, 'Setelah ini']);
  });

  it('records nothing where there is no order', async () => {
    status = 404;
    open(Page);
    await screen.findByRole('alert');
    expect(headings()).toEqual(['Order Anda Tidak Ditemukan / Sudah Terbayarkan']);
    await waitFor(() => expect(document.title).toBe('Pesanan tidak ditemukan | Patungan'));
  });

  it('has its own title while it waits, then that of the order', async () => {
    status = 200;
    open(Page);
    expect(document.title).toMatch(/^(Pesanan Zap|Pre-order) \|/);
    await screen.findByText('PTG-1');
    await waitFor(() => expect(document.title).toMatch(/tercatat \|/));
  });
});

const DETAILS = `/user/order/details?orderUid=${ORDER}`;
describe.each([
  ['/thankyou/pre-order', ThankyouPreOrderPage, '/provider?slug=zap'],
  ['/seglowup/thankyou', SeglowupThankyouPage, '/seglowup/provider'],
] as const)('%s, opened again later', (_, Page, again) => {
  const PAY = `/payment?order_uid=${ORDER}&customer_uid=${ORDER}`;
  it.each([
    ['awaitingPayment', 'Sekarang waktunya bayar', 'Bayar sekarang', PAY],
    ['awaitingConfirmation', 'Bukti pembayaranmu sedang dicek', 'Lihat pesanan', DETAILS],
    ['processing', 'Pembayaranmu sudah kami terima', 'Lihat pesanan', DETAILS],
    ['completed', 'Pesananmu sudah siap', 'Lihat pesanan', DETAILS],
    ['cancelled', 'Pesanan ini dibatalkan', 'Pesan lagi', again],
    ['refunded', 'Uang pesanan ini dikembalikan', 'Pesan lagi', again],
    ['expired', 'Batas waktu bayar sudah lewat', 'Pesan lagi', again],
  ] as const)('%s: %s', async (name, title, label, to) => {
    status = 200;
    shown = { ...glance, status: ORDER_STATUS[name] };
    open(Page);
    await screen.findByText('PTG-1');
    expect(headings()).toEqual([title]);
    await waitFor(() => expect(document.title).toBe(`${title} | Patungan`));
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
    expect(screen.queryByText(/belum perlu/)).toBeNull();
  });
});

describe.each([
  ['/thankyou', ThankyouPage],
  ['/thankyou/pre-order', ThankyouPreOrderPage],
  ['/seglowup/thankyou', SeglowupThankyouPage],
] as const)('%s of an order that an admin has ended', (_, Page) => {
  it.each([
    ['expired', 'Pesanan ini kami tutup lebih awal', 'Pendaftaran kami tutup lebih awal. Alasannya: Banjir.'],
    ['cancelled', 'Pesanan ini dibatalkan', 'Kami yang membatalkannya. Alasannya: Banjir.'],
  ] as const)(
    '%s: the reason, as the mail has it, and what to do with a transfer',
    async (name, title, closedEarly) => {
      status = 200;
      shown = { ...glance, status: ORDER_STATUS[name], closedEarly };
      open(Page);
      await screen.findByRole('heading', { name: title });
      expect(document.body.textContent).toContain(`${closedEarly} Jangan transfer lagi, ya.`);
      expect(document.body.textContent).not.toMatch(/sudah lewat|memesan lagi/);
    },
  );
});

it.each([
  ['awaitingConfirmation', /Alasannya: Banjir\..*jangan transfer lagi.*kembali penuh/],
  ['awaitingPayment', /Alasannya: Banjir\./],
] as const)('/thankyou of an order in %s whose slot or product an admin has ended says why', async (name, words) => {
  status = 200;
  shown = { ...glance, status: ORDER_STATUS[name], closedEarly: 'Slot ini dibatalkan. Alasannya: Banjir.' };
  open(ThankyouPage);
  await screen.findByText(/Alasannya: Banjir\./);
  expect(document.body.textContent).toMatch(words);
});

it.each([
  [`order_uid=${ORDER}&customer_uid=${ORDER}`, false],
  [`order_uid=${ORDER}`, true],
])(
  '/thankyou of an order whose proof was rejected says why, to who has the whole link or placed it: %s',
  async (named, isSignedIn) => {
    status = 200;
    const payment = {
      state: 'rejected',
      submittedAt: glance.createdAt,
      reason: 'Foto buram',
      isLast: false,
      proofUrl: null,
    };
    shown = { ...glance, status: ORDER_STATUS.awaitingPayment, payment };
    if (isSignedIn) saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: ORDER });
    open(ThankyouPage, '', named);
    expect(await screen.findByText(/^Foto buram\. Kirim bukti baru, ya\..*jangan transfer lagi\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kirim bukti baru' }).getAttribute('href')).toMatch(/#bukti$/);
    clearSession();
  },
);

it('/thankyou without an order thanks for nothing, and leads to the orders', async () => {
  open(ThankyouPage, '', '');
  expect(headings()).toEqual(['Mencari pesananmu?']);
  expect(document.body.textContent).not.toMatch(/Terima kasih|kabari/);
  expect(screen.getByRole('link', { name: 'Lihat pesanan' }).getAttribute('href')).toBe('/user/order');
});

describe('/thankyou of an order', () => {
  it('there is not says that, as its siblings do, and does not thank', async () => {
    status = 404;
    open(ThankyouPage);
    expect((await screen.findByRole('alert')).textContent).toContain('Order Anda Tidak Ditemukan / Sudah Terbayarkan');
    expect(document.body.textContent).not.toMatch(/Terima kasih/);
    await waitFor(() => expect(document.title).toBe('Pesanan tidak ditemukan | Patungan'));
  });

  it.each([
    ['awaitingPayment', 'Sekarang waktunya bayar', 'Bayar sekarang'],
    ['cancelled', 'Pesanan ini dibatalkan', 'Pesan lagi'],
    ['expired', 'Batas waktu bayar sudah lewat', 'Pesan lagi'],
    ['refunded', 'Uang pesanan ini dikembalikan', 'Pesan lagi'],
  ] as const)('%s says so in place of thanks: %s', async (name, title, label) => {
    status = 200;
    // A tip has no page of a provider where it could be ordered again.
    shown = { ...glance, productLine: 'giving', providerSlug: '', status: ORDER_STATUS[name] };
    open(ThankyouPage);
    await screen.findByRole('heading', { name: title });
    expect(document.body.textContent).not.toMatch(/Terima kasih/);
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toMatch(/^\/(#provider|payment[?])/);
  });

  it('that is paid or waits for its group thanks', async () => {
    status = 200;
    for (const name of ['waitingForGroup', 'processing', 'completed'] as const) {
      shown = { ...glance, status: ORDER_STATUS[name] };
      open(ThankyouPage);
      expect(await screen.findByRole('heading', { name: 'Terima kasih!' })).toBeTruthy();
      expect(screen.getByText('PTG-1')).toBeTruthy();
      expect(screen.getByRole('list', { name: 'Langkah' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Lihat pesanan' }).getAttribute('href')).toBe(DETAILS);
      // Also of a renewal whose proof was rejected: its order stays completed.
      expect(document.body.textContent).not.toMatch(/ditutup|dibatalkan|berakhir|sudah lewat/);
      cleanup();
    }
  });
});

it('/thankyou/pre-order says of a seat that has ended when it did, and never that it is ready', async () => {
  status = 200;
  shown = { ...glance, status: ORDER_STATUS.completed, endedAt: '2026-12-20T17:30:00.000Z' };
  open(ThankyouPreOrderPage);
  await screen.findByText('PTG-1');
  expect(headings()).toEqual(['Langganan ini berakhir 21 Des 2026']);
  expect(screen.getByRole('link', { name: 'Lihat pesanan' }).getAttribute('href')).toBe(DETAILS);
  expect(screen.queryByText(/siap/)).toBeNull();
});

it('/thankyou says of a slot that was cancelled too late that it was cancelled', async () => {
  status = 200;
  const cancelled = { productLine: 'venues', statusLabel: 'Dibatalkan', endedAt: '2026-12-20T17:30:00.000Z' };
  shown = { ...glance, status: ORDER_STATUS.completed, ...cancelled };
  open(ThankyouPreOrderPage);
  await screen.findByText('PTG-1');
  expect(headings()).toEqual(['Dibatalkan 21 Des 2026']);
});

it('/thankyou/pre-order says of a seat without access yet that it is prepared, and never that it is ready', async () => {
  status = 200;
  shown = { ...glance, status: ORDER_STATUS.completed, isReady: false };
  open(ThankyouPreOrderPage);
  await screen.findByText('PTG-1');
  expect(headings()).toEqual(['Pembayaranmu sudah kami terima']);
});

it('/thankyou/pre-order updates by itself when the order has filled its group', async () => {
  status = 200;
  open(ThankyouPreOrderPage);
  await screen.findByText(/belum perlu membayar/);
  shown = { ...glance, status: ORDER_STATUS.awaitingPayment, dueAt: '2026-11-21T03:00:00.000Z' };
  await screen.findByText(/^Grupmu sudah penuh\./, undefined, { timeout: 4000 });
  expect(screen.getByRole('link', { name: 'Bayar sekarang' })).toBeTruthy();
});

describe('the voucher on /seglowup/thankyou', () => {
  const code = () => screen.queryByText(VOUCHER.code);
  const openAs = async (name: keyof typeof ORDER_STATUS) => {
    status = 200;
    shown = { ...glance, status: ORDER_STATUS[name] };
    open(SeglowupThankyouPage);
    await screen.findByText('PTG-1');
  };
  beforeEach(() => saveSession({ accessToken: 'a', refreshToken: 'r' }));
  afterEach(clearSession);

  it('is shown to the signed-in customer once the order is in process', async () => {
    await openAs('completed');
    expect(code()).toBeTruthy();
  });

  it('is said to come with the purchase of the series while it is awaited', async () => {
    vouchers = [];
    await openAs('processing');
    expect(await screen.findByText(/^Voucher terbit begitu serinya dibeli/)).toBeTruthy();
  });

  it('is not shown with the link alone, nor for an order that is over', async () => {
    await openAs('cancelled');
    expect(code()).toBeNull();
    cleanup();
    clearSession();
    await openAs('completed');
    expect(code()).toBeNull();
  });
});

it('a pre-order of an unverified customer says until when the seat is kept, and what keeps it', async () => {
  status = 200;
  shown = { ...glance, verifyBy: '2026-11-20T03:30:00.000Z' };
  open(ThankyouPreOrderPage);
  expect(await screen.findByText('Kursimu kami simpan sampai Jum, 20 Nov 2026, 10.30 WIB')).toBeTruthy();
  expect(screen.getByText(/^Verifikasi emailmu sebelum itu/)).toBeTruthy();
});
