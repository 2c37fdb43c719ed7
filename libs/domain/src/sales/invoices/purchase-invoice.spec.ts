import { describe, expect, it } from '@jest/globals';
import { isPaidOrder, orderDueAt } from './purchase-invoice.js';

const DUE = new Date('2026-11-24T03:00:00Z');
const order = (status: number, ...invoices: { status: string; dueAt: Date | null }[]) => ({ status, invoices });

describe('until when an order is to be paid', () => {
  it('is what its invoice says while it awaits payment', () =>
    expect(orderDueAt(order(1, { status: 'open', dueAt: DUE }))).toEqual(DUE));

  it.each([2, 3, 4, 5, 6, 8])('is nothing in status %i, whatever the invoice still says', (status) =>
    expect(orderDueAt(order(status, { status: 'open', dueAt: DUE }))).toBeNull(),
  );

  it('is nothing for an order without an invoice', () => expect(orderDueAt(order(1))).toBeNull());
});

describe('an order is paid', () => {
  it.each([
    ['paid', true],
    ['open', false],
    ['expired', false],
    ['void', false],
  ])('with an invoice that is %s: %p', (status, paid) =>
    expect(isPaidOrder(order(3, { status, dueAt: null }))).toBe(paid),
  );

  it('never without an invoice, as a host’s', () => expect(isPaidOrder(order(3))).toBe(false));
});
