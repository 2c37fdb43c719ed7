import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { NETFLIX_ORDER, ORDER_UID as UID } from '../sales/orders/test/netflix-order';
import { ErrandPage } from './errands/errand.page';
import { MerchandiseDetailPage } from './merchandise/order-detail.page';
import { OrderSuccessPage } from './sekeranjang/order-success.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const AT = '2026-11-20T03:00:00.000Z';
const NUMBER = 'PTG-261120-7KQ2MXA';
const SHIPMENT = {
  uid: UID,
  state: 'cancelled',
  stateLabel: 'Dibatalkan',
  method: 'courier',
  service: 'REG',
  info: '',
  price: 0,
  weightGrams: 500,
  recipient: 'Sari',
  phoneNumber: '6281234567890',
  address: [],
  note: '',
  courier: null,
  trackingNumber: null,
  shippedAt: null,
  deliveredAt: null,
  canReceive: false,
};
const own = (status: number) => ({
  orderUid: UID,
  customerUid: UID,
  orderNumber: NUMBER,
  status,
  statusLabel: 'Dibatalkan',
  createdAt: AT,
  dueAt: null,
  grandTotal: 90_000,
  shipment: SHIPMENT,
});
const PRODUCT = {
  sekeranjangUid: UID,
  sekeranjangCode: 'SKR-7KQ2MXA',
  name: 'Blender',
  picture: null,
  state: 'open',
  stateLabel: 'Sedang berjalan',
  promoEndAt: 1,
  isAvailable: false,
  closedEarly: true,
  takesOrders: false,
  target: 5,
  maxBuyers: null,
  buyers: 2,
  placesLeft: null,
  price: 90_000,
  currentPrice: 90_000,
  bestPrice: 80_000,
};
const errandOf = (status: number) => ({
  errandUid: UID,
  errandCode: 'STP-7KQ2MXA',
  name: 'Kopi Gayo',
  picture: null,
  quantity: 1,
  ceiling: 100_000,
  state: { 5: 'withdrawn', 8: 'lapsed' }[status] ?? 'ordered',
  stateLabel: 'Dibatalkan',
  createdAt: AT,
  link: '',
  note: '',
  quote: null,
  reason: null,
  order: { ...own(status), credit: 0 },
  bought: null,
  canWithdraw: false,
});

/** Each line has a page of its own for its orders, beside the general one. */
const PAGES = [
  [
    'merchandise',
    MerchandiseDetailPage,
    '/user/merchandise/details',
    (status: number) => ({ ...own(status), items: [], goods: 90_000 }),
  ],
  ['errands', ErrandPage, '/setitip/payment', errandOf],
  [
    'sekeranjang',
    OrderSuccessPage,
    '/sekeranjang/order-success',
    (status: number) => ({
      ...own(status),
      share: 'held',
      product: PRODUCT,
      price: 90_000,
      credit: 0,
      canUploadProof: true,
    }),
  ],
] as const;

async function open([line, Page, path, of]: (typeof PAGES)[number], order: Partial<OrderDetail>, words: RegExp) {
  globalThis.fetch = async (url) => {
    const isWhole = String(url).includes(`/customer/${UID}/detail`);
    const whole = { ...NETFLIX_ORDER, account: undefined, group: undefined, productLine: line, ...order };
    return new Response(JSON.stringify({ data: isWhole ? whole : of(order.status!), meta: { status: 200 } }));
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`${path}?orderUid=${UID}&errandUid=${UID}&order_id=${UID}`]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(words);
  return document.body.textContent;
}

it.each(PAGES)(
  'the own page of %s says why an admin has cancelled the order, and what to do with a transfer',
  async (...page) => {
    const closedEarly = 'Kami yang membatalkannya. Alasannya: Pemasok tutup.';
    const text = await open(page, { status: ORDER_STATUS.cancelled, closedEarly }, /Alasannya: Pemasok tutup\./);
    expect(text).toContain('Jangan transfer lagi');
  },
);

it.each(PAGES)(
  'the own page of %s says that an order was closed after the last proof, and not that its time was over',
  async (...page) => {
    const closedEarly = 'Bukti bayarnya sudah lima kali kami tolak.';
    const text = await open(page, { status: ORDER_STATUS.expired, closedEarly }, /sudah lima kali kami tolak/);
    expect(text).not.toMatch(/waktu bayar|Titipan ini sudah kedaluwarsa/i);
  },
);

it.each(PAGES)('the own page of %s says why a proof was rejected, and leads to another one', async (...page) => {
  const payment = { state: 'rejected', submittedAt: AT, reason: 'Foto buram', isLast: false, proofUrl: null } as const;
  await open(page, { status: ORDER_STATUS.awaitingPayment, dueAt: AT, payment }, /Foto buram/);
  expect(document.body.textContent).toMatch(/Kirim bukti baru sebelum .*jangan transfer lagi/);
  expect(screen.getByRole('link', { name: 'Kirim bukti baru' }).getAttribute('href')).toMatch(
    /^[/]payment[?].*#bukti$/,
  );
});
