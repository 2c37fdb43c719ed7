import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { OrderRefund } from '#contracts/sales/orders.http';
import { OrderRefunds } from './order-refunds';

const ORDER_UID = '10000000-0000-4000-8000-000000000001';
const REFUND: OrderRefund = {
  amount: 268_000,
  used: 0,
  state: 'requested',
  reason: 'Rusak di jalan',
  requestedAt: '2026-11-20T03:00:00.000Z',
  paidAt: null,
  givenBack: null,
};
type Named = { bankName: string; ending: string } | null;

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const show = (named: Named) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OrderRefunds order={{ orderUid: ORDER_UID, refunds: [REFUND], refundAccount: { amount: 268_000, named } }} />
    </QueryClientProvider>,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('asks to which account the money goes, with digits only, and sends it once', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return new Response(JSON.stringify({ data: { uid: ORDER_UID }, meta: { status: 200 } }));
  };
  show(null);
  expect((await screen.findByRole('heading', { level: 3 })).textContent).toMatch(
    /^Rp\s?268\.000 dikirim ke rekening mana/,
  );
  type('Bank atau dompet digital', 'BCA');
  type('Nomor rekening', '12ab');
  type('Atas nama', 'Ratna Sari');
  fireEvent.click(screen.getByRole('button', { name: 'Simpan rekening' }));
  expect(await screen.findByText('Nomor rekening hanya angka, tanpa huruf atau tanda lain')).toBeTruthy();
  expect(sent).toEqual([]);
  type('Nomor rekening', '0123 456-789');
  fireEvent.click(screen.getByRole('button', { name: 'Simpan rekening' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([
    {
      url: expect.stringContaining(`/customer/${ORDER_UID}/refund-account`),
      body: { bankName: 'BCA', accountNumber: '0123456789', accountName: 'Ratna Sari' },
    },
  ]);
});

it('says which account was named, and lets it be changed', async () => {
  show({ bankName: 'BCA', ending: '6789' });
  expect(await screen.findByText('BCA …6789')).toBeTruthy();
  expect(screen.queryByLabelText('Nomor rekening')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ganti rekening' }));
  expect(screen.getByLabelText('Nomor rekening')).toBeTruthy();
});
