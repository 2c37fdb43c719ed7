import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../platform/session/session';
import { TipThankyouPage } from './tip-thankyou.page';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const UID = '7b0b8a3e-0000-4000-8000-000000000001';
const GLANCE = {
  orderUid: UID,
  orderNumber: 'PTG-1',
  statusLabel: '',
  productLine: 'giving',
  kind: 'ready',
  providerName: 'Tip',
  providerSlug: '',
  providerColor: '#336677',
  packageName: '',
  duration: 0,
  durationLabel: '',
  grandTotal: 25_000,
  createdAt: '2026-11-20T03:00:00.000Z',
  dueAt: null,
  dueAmount: null,
  redirectUrl: '/user/order/details',
  additionalOrder: null,
  provider: { name: 'Tip', slug: '', type: 1, package: { name: '', isHost: false, isPo: false } },
  verifyBy: null,
  isReady: true,
  first: null,
  customerName: 'B***i',
  endedAt: null,
};

function open(query: string, status: number | null): void {
  globalThis.fetch = async () =>
    status === null
      ? new Response(JSON.stringify({ data: null, meta: { status: 404, code: 'ORDER_NOT_FOUND', message: '' } }), {
          status: 404,
        })
      : new Response(JSON.stringify({ data: { ...GLANCE, status }, meta: { status: 200 } }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/tip/thankyou${query}`]}>
        <TipThankyouPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
/** As `open`, with what else the pages of an order read. */
function openWith(
  status: number,
  { closedEarly = null as string | null, payment = null as object | null },
  keys = KEYS,
): void {
  globalThis.fetch = async (url) => {
    const reasons = String(url).includes(`customerUid=${UID}`) && { payment, ...(closedEarly && { closedEarly }) };
    const data = { ...GLANCE, status, ...reasons };
    return Response.json({ data, meta: { status: 200 } });
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/tip/thankyou${keys}`]}>
        <TipThankyouPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const KEYS = `?type=2&order_uid=${UID}&customer_uid=${UID}`;

it.each([
  ['without an order', '', null, 'Mencari tipmu?'],
  ['of an order that there is not', KEYS, null, 'Order Anda Tidak Ditemukan / Sudah Terbayarkan'],
  ['of an unpaid tip', KEYS, ORDER_STATUS.awaitingPayment, 'Tipmu menunggu pembayaran'],
  ['of a tip whose proof waits', KEYS, ORDER_STATUS.awaitingConfirmation, 'Pembayaranmu sedang kami periksa'],
  ['of a cancelled tip', KEYS, ORDER_STATUS.cancelled, 'Tip ini belum jadi'],
  ['of a tip that goes back', KEYS, ORDER_STATUS.refunded, 'Tipmu kami kembalikan'],
  ['of a paid tip', KEYS, ORDER_STATUS.completed, 'Terima kasih untuk tipmu'],
])('the page %s says what is so', async (_, query, status, title) => {
  open(query, status);
  await screen.findByRole('heading', { name: title });
  // A part may have come, or all of it goes back.
  expect(document.body.textContent).not.toContain('Belum ada uang');
  expect(/sampai\. Sampai jumpa/.test(document.body.textContent)).toBe(status === ORDER_STATUS.completed);
});

it('a tip that an admin has cancelled says why', async () => {
  openWith(ORDER_STATUS.cancelled, { closedEarly: 'Kami yang membatalkannya. Alasannya: Salah host.' });
  expect(await screen.findByText(/Alasannya: Salah host\. Kamu bisa mengulanginya/)).toBeTruthy();
});

it.each([
  [false, ['Kirim bukti baru']],
  [true, []],
])(
  'a tip whose proof was rejected says why before it leads to another one: as the last one %s',
  async (isLast, ways) => {
    const at = '2026-11-20T03:00:00.000Z';
    const payment = { state: 'rejected', submittedAt: at, reason: 'Foto buram', isLast, proofUrl: null };
    openWith(ORDER_STATUS.awaitingPayment, { payment });
    expect(await screen.findByText('Foto buram.')).toBeTruthy();
    const links = screen.queryAllByRole('link').filter((link) => /^[/]payment/.test(link.getAttribute('href') ?? ''));
    expect(links.map(({ textContent }) => textContent)).toEqual(ways);
    expect(document.body.textContent).not.toContain('di bawah');
    expect(document.body.textContent).toMatch(/jangan transfer lagi/i);
  },
);

// docs/rules/giving.md
it('who gave a tip, and is signed in, reads the reason without the whole link', async () => {
  const at = '2026-11-20T03:00:00.000Z';
  const payment = { state: 'rejected', submittedAt: at, reason: 'Foto buram', isLast: false, proofUrl: null };
  const link = `?type=2&order_uid=${UID}`;
  openWith(ORDER_STATUS.awaitingPayment, { payment }, link);
  await screen.findByText('Selesaikan pembayarannya supaya tipmu sampai.');
  cleanup();
  saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: UID });
  openWith(ORDER_STATUS.awaitingPayment, { payment }, link);
  expect(await screen.findByText('Foto buram.')).toBeTruthy();
  const again = screen.getByRole('link', { name: 'Kirim bukti baru' }).getAttribute('href');
  expect(again).toBe(`/payment?order_uid=${UID}&customer_uid=${UID}#bukti`);
  clearSession();
});
