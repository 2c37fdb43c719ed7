import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { StepOrder } from '../product-line';
import { lineSteps } from './line-parts';

const again = { to: '/setitip/order', label: 'Titip lagi' };
const step = lineSteps('errands', again, {
  [ORDER_STATUS.processing]: { tone: 'good', title: 'Sudah terbayar', text: 'Kami belikan.' },
  [ORDER_STATUS.expired]: { tone: 'bad', title: 'Waktu bayar sudah lewat', text: 'Titip lagi, ya.' },
});
const of = (status: number, productLine = 'errands') =>
  step({ status, statusLabel: 'Dibatalkan', productLine } as StepOrder);

describe('what happens now with an order of a line', () => {
  it('is said in its own words, with the way to order again once the order has ended', () => {
    expect(of(ORDER_STATUS.processing)).toEqual({ tone: 'good', title: 'Sudah terbayar', text: 'Kami belikan.' });
    expect(of(ORDER_STATUS.expired)).toMatchObject({ title: 'Waktu bayar sudah lewat', action: again });
  });

  it('is said alike in every line when the money goes back or the order was cancelled', () => {
    expect(of(ORDER_STATUS.refunded)).toMatchObject({ title: 'Uangmu kami kembalikan', action: again });
    expect(of(ORDER_STATUS.cancelled)).toMatchObject({ title: 'Dibatalkan', action: again });
  });

  it('says of money that goes back where it is: asked for, or transferred on a day', () => {
    const refunded = { status: ORDER_STATUS.refunded, statusLabel: '', productLine: 'errands' } as StepOrder;
    const refund = { amount: 50_000, reason: 'Habis', requestedAt: '', givenBack: null, used: 0 };
    const text = (more: Partial<StepOrder>) => step({ ...refunded, ...more })?.text;
    expect(text({ refunds: [{ ...refund, state: 'requested', paidAt: null }] })).toContain(
      'Rp50.000 akan dikembalikan.',
    );
    expect(text({ refunds: [{ ...refund, state: 'paid', paidAt: '2026-11-22T03:00:00.000Z' }] })).toContain(
      'Rp50.000 sudah ditransfer 22 Nov 2026.',
    );
    expect(text({})).toContain('tertulis di halaman pesanan ini');
  });

  it('is left to the general words while it waits for money, and for the orders of other lines', () => {
    expect(of(ORDER_STATUS.awaitingPayment)).toBeNull();
    expect(of(ORDER_STATUS.expired, 'qurban')).toBeNull();
  });
});
