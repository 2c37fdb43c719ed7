import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { SlotOrder } from '#contracts/products/venues/venues.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../platform/session/session';
import { ordersQuery } from '../../sales/orders/orders.queries';
import { venueParts } from './order-parts';

const { fetch } = globalThis;
const { showModal, close } = HTMLDialogElement.prototype;
afterEach(() => {
  cleanup();
  clearSession();
  globalThis.fetch = fetch;
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

const UID = '7b0b8a3e-0000-4000-8000-000000000001';
const ORDER = { orderUid: UID, productLine: 'venues', status: ORDER_STATUS.completed } as OrderDetail;
const MINE: SlotOrder = {
  orderUid: UID,
  kind: 'player',
  state: 'used',
  amount: 25_000,
  slot: {
    slotUid: UID,
    venue: { slug: 'gor-melati', name: 'GOR Melati', city: 'Depok', address: 'Jl. Melati 5', sportLabel: 'Futsal' },
    startsAt: '2026-11-28T12:00:00.000Z',
    endsAt: '2026-11-28T14:00:00.000Z',
    state: 'played',
    stateLabel: 'Sudah dimainkan',
    shared: true,
    listed: true,
    players: 4,
    paid: 4,
    held: 0,
    share: 25_000,
    cutoffAt: '2026-11-28T06:00:00.000Z',
    keepPercent: 50,
    names: ['B**i'],
  },
  link: null,
  rest: null,
  restOrder: null,
  cancelling: null,
};

it.each<[SlotOrder['state'], RegExp, boolean]>([
  ['used', /Terima kasih sudah main bareng/, true],
  ['kept', /Kamu batal main setelah batas gratis batal\. 50% dari bagianmu/, false],
])('a completed order whose part is %s says so, and only who has played is thanked', async (state, text, isThanked) => {
  globalThis.fetch = async () => new Response(JSON.stringify({ data: { ...MINE, state }, meta: { status: 200 } }));
  const { Cards, nextStep } = venueParts;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{Cards && <Cards order={ORDER} isOver />}</MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  expect(
    [document.body.textContent, nextStep?.({ ...ORDER, page: 'order' })?.text].join(' ').includes('Terima kasih'),
  ).toBe(isThanked);
});

it('paying the rest leads to another booking that is unpaid, and asks first, as any order does', async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  saveSession({ accessToken: 'a', refreshToken: 'r' });
  const sent: string[] = [];
  const open = { ...MINE, state: 'paid', rest: { places: 2, total: 50_000 } };
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'POST') sent.push(String(url));
    return Response.json({ data: open, meta: { status: 200 } });
  };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const unpaid = { ...ORDER, orderUid: 'o', customerUid: 'c', orderNumber: 'PTG-1', grandTotal: 25_000, dueAt: null };
  const { queryKey } = ordersQuery(1, ORDER_STATUS.awaitingPayment);
  queries.setQueryData(queryKey, { items: [{ ...unpaid, providerName: 'GOR', packageName: '' }] } as never);
  const { Cards } = venueParts;
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{Cards && <Cards order={ORDER} isOver={false} />}</MemoryRouter>
    </QueryClientProvider>,
  );
  const pay = await screen.findByRole('link', { name: 'Bayar yang itu' });
  expect(pay.getAttribute('href')).toContain('order_uid=o');
  fireEvent.click(await screen.findByRole('button', { name: /^Lunasi sisa 2 bagian/ }));
  expect(await screen.findByRole('dialog', { name: 'Kamu masih punya pesanan yang belum dibayar' })).toBeTruthy();
  expect(sent).toEqual([]);
});

it.each([
  [false, /Sisa 2 bagian ada di pesanan PTG-7, bayar sebelum/, 'Bayar sisanya', /payment/],
  [true, /Sisa 2 bagian ada di pesanan PTG-7\. Bukti bayarnya sedang kami cek/, 'Lihat pesanan', /\/order/],
])(
  'the booker reads which order has the rest and where it is paid (proof being checked: %s)',
  async (isChecked, text, name, to) => {
    const restOrder = { orderUid: UID, orderNumber: 'PTG-7', places: 2, dueAt: '2026-11-28T06:00:00.000Z', isChecked };
    globalThis.fetch = async () => Response.json({ data: { ...MINE, restOrder }, meta: { status: 200 } });
    const { Cards } = venueParts;
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{Cards && <Cards order={{ ...ORDER, customerUid: UID }} isOver={false} />}</MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(to);
  },
);

it('an order that was cancelled too late is headed so, with what does not go back', () => {
  const money = '50% dari bagianmu tidak kembali: untuk tempatnya, termasuk biaya layanan kami.';
  const ended = { at: '2026-11-28T07:00:00.000Z', by: 'member', why: null, money } as const;
  const cancelled = { ...ORDER, statusLabel: 'Dibatalkan', ended };
  const said = (order: OrderDetail) => [
    venueParts.state?.(order),
    venueParts.nextStep?.({ ...order, page: 'order' })?.title,
  ];
  expect(said(cancelled)).toEqual([{ word: 'Dibatalkan', tone: 'neutral' }, 'Dibatalkan']);
  expect(venueParts.nextStep?.({ ...cancelled, page: 'order' })?.text).toBe(money);
  expect(said({ ...ORDER, ended: null })).toEqual([null, 'Pesanan selesai']);
  expect(said({ ...cancelled, productLine: 'qurban' })).toEqual([null, undefined]);
});
