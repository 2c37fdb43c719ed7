import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { OrderRefund } from '#contracts/sales/orders.http';
import { OrderRefunds } from './order-refunds';

const REFUND: OrderRefund = {
  amount: 268_000,
  used: 0,
  state: 'requested',
  reason: 'Rusak di jalan',
  requestedAt: '2026-11-20T03:00:00.000Z',
  paidAt: null,
  givenBack: null,
};
const ORDER_UID = '10000000-0000-4000-8000-000000000001';
const of = (...refunds: OrderRefund[]) => ({ orderUid: ORDER_UID, refunds });
const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

it.each([
  ['requested', null, /Rp\s?268\.000 akan dikembalikan/],
  ['approved', null, /Rp\s?268\.000 sedang ditransfer/],
  ['paid', '2026-11-22T03:00:00.000Z', /Rp\s?268\.000 sudah ditransfer 22 Nov 2026/],
  ['credited', null, /Rp\s?268\.000 jadi kreditmu/],
  ['used', null, /Rp\s?268\.000 jadi kredit, dan sudah terpakai/],
] as const)('says of a refund that is %s what became of it, and why', (state, paidAt, text) => {
  render(<OrderRefunds order={of({ ...REFUND, state, paidAt })} />);
  expect(screen.getByRole('region', { name: 'Pengembalian dana' })).toHaveProperty(
    'textContent',
    expect.stringMatching(text),
  );
  expect(screen.getByText('Alasannya: Rusak di jalan')).toBeTruthy();
});

it('says that the bank has given it back, and when it was sent again', () => {
  const paid = { ...REFUND, state: 'paid' as const, paidAt: '2026-11-22T03:00:00.000Z' };
  const sentAgain = { on: '2026-11-24', resentAt: '2026-11-25T03:00:00.000Z' };
  const { rerender } = render(<OrderRefunds order={of({ ...paid, givenBack: { ...sentAgain, resentAt: null } })} />);
  expect(screen.getByText('Dikembalikan bank, dikirim ulang')).toBeTruthy();
  rerender(<OrderRefunds order={of({ ...paid, givenBack: sentAgain })} />);
  expect(screen.getByText('Dikembalikan bank, dikirim ulang tanggal 25 November 2026')).toBeTruthy();
});

it('says what of a credit was used before the rest was sent back', () => {
  render(<OrderRefunds order={of({ ...REFUND, state: 'paid', used: 30_000 })} />);
  expect(screen.getByText(/^Rp\s?30\.000 sudah dipakai sebagai kredit$/)).toBeTruthy();
});

it('is not there without a refund', () => {
  const { container } = render(<OrderRefunds order={of()} />);
  expect(container.innerHTML).toBe('');
});
