import { expect, it } from '@jest/globals';
import type { TimelineEntry } from '#contracts/sales/orders.http';
import { ORDER_STATUS, type OrderStatus } from '#domain/sales/orders/order-status';
import { PART_RECEIVED, PROOF_SENT } from '#domain/sales/orders/payment-causes';
import { orderTimeline } from './order-timeline.js';

const START = Date.UTC(2026, 10, 20, 3);
type Move = readonly [from: OrderStatus, to: OrderStatus, why: string];

function said(moves: Move[], { ofLines = [] as TimelineEntry[], isReady = false } = {}): string[] {
  const history = moves.map(([from, to, why], nth) => ({
    at: new Date(START + (nth + 1) * 60_000),
    fromStatus: ORDER_STATUS[from],
    toStatus: ORDER_STATUS[to],
    why,
  }));
  const order = { createdAt: new Date(START), status: ORDER_STATUS.awaitingPayment, history };
  return orderTimeline(order, ofLines, isReady).map(({ title, why }) => (why ? `${title}: ${why}` : title));
}

const SENT: Move = ['awaitingPayment', 'awaitingConfirmation', PROOF_SENT];
const PAID: Move = ['awaitingConfirmation', 'processing', 'Pembayaran diterima'];
const DONE: Move = ['processing', 'completed', 'Barangnya sudah kami beli'];

it('says what happened to the buyer, not through which states the order went', () => {
  expect(said([['waitingForGroup', 'awaitingPayment', 'Grup sudah penuh'], SENT, PAID, DONE])).toEqual([
    'Pesanan dibuat',
    'Grup penuh, waktunya bayar',
    'Bukti dikirim',
    'Pembayaran dikonfirmasi',
  ]);
});

it('is finished only when what was bought can be used, in the words of its line where that has any', () => {
  expect(said([SENT, PAID, DONE], { isReady: true }).at(-1)).toBe('Selesai: Barangnya sudah kami beli');
  const login = { at: '2026-11-21T03:00:00.000Z', subject: 'account', status: null, title: 'Login siap', why: null };
  expect(said([SENT, PAID, DONE], { isReady: true, ofLines: [login as TimelineEntry] }).slice(-2)).toEqual([
    'Pembayaran dikonfirmasi',
    'Login siap',
  ]);
});

it('tells a refused proof, a part that came, and an order that was opened again apart', () => {
  const back = (why: string): Move => ['awaitingConfirmation', 'awaitingPayment', why];
  expect(
    said([
      SENT,
      back('Fotonya buram'),
      SENT,
      back(PART_RECEIVED.rest),
      ['awaitingPayment', 'expired', 'Batas waktu pembayaran lewat'],
      ['expired', 'awaitingPayment', 'Pemesan meminta tagihan baru'],
      ['awaitingPayment', 'awaitingConfirmation', 'Dibayar dengan kredit'],
    ]).slice(2),
  ).toEqual([
    'Bukti ditolak: Fotonya buram',
    'Bukti dikirim',
    `Sebagian pembayaran diterima: ${PART_RECEIVED.rest}`,
    'Pesanan ditutup: Batas waktu pembayaran lewat',
    'Pesanan dibuka lagi: Pemesan meminta tagihan baru',
    'Dibayar dengan kredit',
  ]);
});
