import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { brokenPromise } from '#domain/products/subscriptions/groups/seat-promise';
import { providerQuery } from '../../catalogue/providers/catalogue.queries';
import { OrderFlow } from './order-flow';
import { OtherGroupNotice } from './other-group-notice';
import { NETFLIX_PLAN } from './test/netflix-plan';

const ORDER = '10000000-0000-4000-8000-000000000001';
const CUSTOMER = '20000000-0000-4000-8000-000000000001';
const GROUP = '60000000-0000-4000-8000-000000000004';
const OTHER = '60000000-0000-4000-8000-000000000005';
const placedIn = (groupUid: string) => ({
  orderUid: ORDER,
  customerUid: CUSTOMER,
  orderNumber: 'PTG-1',
  redirectUrl: `/payment?order_uid=${ORDER}`,
  grandTotal: 54_000,
  dueAt: null,
  groupUid,
  otherGroup: groupUid === OTHER,
  seatNumber: 2,
  additionalOrder: null,
  provider: { name: 'Netflix', slug: 'netflix', type: 1, package: { name: 'Reguler', isHost: false, isPo: false } },
});

const answer = jest.fn<() => object>();
beforeEach(() => {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ data: answer(), meta: { status: 201 } }), { status: 201 });
});
afterEach(cleanup);

function fill(): void {
  for (const [label, value] of [
    ['Nama', 'Sari'],
    ['Email', 'sari@contoh.test'],
    ['Nomor WhatsApp', '0812-3456-7890'],
  ])
    fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
}

async function order(picked: string | null, given: string): Promise<void> {
  answer.mockReturnValue(placedIn(given));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route
            path="/"
            element={<OrderFlow inPage choice={{ ...NETFLIX_PLAN, groupUid: picked }} onClose={jest.fn()} />}
          />
          <Route
            path="/payment"
            element={
              <>
                <h1>Pembayaran</h1>
                <OtherGroupNotice orderUid={ORDER} />
              </>
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fill();
  expect(sessionStorage.getItem(`draft plan order ${NETFLIX_PLAN.variant.uid}`)).toContain('Sari');
  fireEvent.click(screen.getByRole('button', { name: 'Buat pesanan' }));
  await screen.findByRole('heading', { name: 'Pembayaran' });
}

describe('after the order', () => {
  it('what was typed is kept no longer', async () => {
    await order(null, GROUP);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
  });

  it('a customer with a seat in another group than the picked one is notified before paying', async () => {
    await order(GROUP, OTHER);
    expect(screen.getByRole('alert').textContent).toMatch(/tidak bisa masuk grup pilihanmu/);
    expect(screen.getByRole('link', { name: 'Lihat grupmu' }).getAttribute('href')).toContain(ORDER);
  });

  it.each([GROUP, null])('there is no notice when the order got the group that was asked for: %s', async (picked) => {
    await order(picked, GROUP);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an order whose seat was taken by another before it was pressed', () => {
  it('stays open with what the seat waits for now, and the next press says that this was read, with the same key', async () => {
    const message = brokenPromise('shop-purchase').message;
    const sent: { waitsFor?: unknown; key: string | null }[] = [];
    globalThis.fetch = async (_, init) => {
      const { waitsFor } = JSON.parse(String(init?.body)) as { waitsFor?: unknown };
      sent.push({ waitsFor, key: new Headers(init?.headers).get('idempotency-key') });
      if (sent.length > 1)
        return new Response(JSON.stringify({ data: placedIn(GROUP), meta: { status: 201 } }), { status: 201 });
      const refused = { meta: { status: 409, code: 'SEAT_WAITS_SHOP_PURCHASE', message } };
      return new Response(JSON.stringify(refused), { status: 409 });
    };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Routes>
            <Route
              path="/"
              element={
                <OrderFlow
                  inPage
                  choice={{ ...NETFLIX_PLAN, groupUid: null, step: 'Langsung diproses', readWait: () => null }}
                  onClose={jest.fn()}
                />
              }
            />
            <Route path="/payment" element={<h1>Pembayaran</h1>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Buat pesanan' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.queryByText('Langsung diproses')).toBeNull();
    expect(screen.getAllByText(/Siap maks\. 72 jam setelah lunas/)).toHaveLength(2);

    fireEvent.click(screen.getByRole('button', { name: 'Buat pesanan' }));
    await screen.findByRole('heading', { name: 'Pembayaran' });
    expect(sent.map(({ waitsFor }) => waitsFor)).toEqual([null, 'shop-purchase']);
    expect(sent[0]!.key).toBe(sent[1]!.key);
  });
});

describe('an order whose price has changed since it was read', () => {
  const MESSAGE = 'Harganya sekarang Rp60.000, bukan lagi Rp54.000. Kalau kamu setuju, tekan sekali lagi.';
  /** As the page of the provider behind the dialog. */
  function AtPriceOfNow() {
    const { data } = useQuery({
      queryKey: providerQuery('netflix').queryKey as readonly unknown[],
      queryFn: () => (sent.length > 0 ? 60_000 : 54_000),
    });
    const variant = { ...NETFLIX_PLAN.variant, grandTotal: data ?? 54_000 };
    return <OrderFlow inPage choice={{ ...NETFLIX_PLAN, variant }} onClose={jest.fn()} />;
  }
  const sent: { total?: number; phoneNumber?: string; key: string | null }[] = [];

  it('says so, shows the price of now, keeps what was filled in, and the next press is the same order at that price', async () => {
    globalThis.fetch = async (_, init) => {
      const body = JSON.parse(String(init?.body)) as object;
      sent.push({ ...body, key: new Headers(init?.headers).get('idempotency-key') });
      if (sent.length > 1)
        return new Response(JSON.stringify({ data: placedIn(GROUP), meta: { status: 201 } }), { status: 201 });
      const errors = [{ field: 'total', message: MESSAGE }];
      const refused = { meta: { status: 409, code: 'PRICE_CHANGED', message: MESSAGE }, errors };
      return new Response(JSON.stringify(refused), { status: 409 });
    };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Routes>
            <Route path="/" element={<AtPriceOfNow />} />
            <Route path="/payment" element={<h1>Pembayaran</h1>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Buat pesanan' }));
    expect((await screen.findByRole('alert')).textContent).toContain(MESSAGE);
    expect(await screen.findByText('Rp60.000')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nomor WhatsApp/).value).toBe('0812-3456-7890');

    fireEvent.click(screen.getByRole('button', { name: 'Buat pesanan' }));
    await screen.findByRole('heading', { name: 'Pembayaran' });
    expect(sent.map(({ total }) => total)).toEqual([54_000, 60_000]);
    expect(sent[1]!.key).toBe(sent[0]!.key);
  });
});
