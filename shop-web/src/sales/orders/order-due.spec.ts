import { expect, it } from '@jest/globals';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { billFacts } from './order-due';

it('a row of the home page says how much is to be paid, and apart from it until when', () => {
  const order = { grandTotal: 36_900, dueAmount: null, additionalOrder: undefined };
  const facts = (dueAt: string | null) => billFacts({ ...order, dueAt } as unknown as OrderSummary);
  expect(facts(null)).toEqual(['Rp36.900', null]);
  expect(facts('2019-11-30T12:55:00Z')).toEqual(['Rp36.900', 'sebelum 30 Nov 2019, 19.55 WIB']);
});
