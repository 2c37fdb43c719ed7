import { expect, it } from '@jest/globals';
import { orderRefunds } from './order-refunds.js';

const at = new Date('2026-11-20T03:00:00.000Z');
const row = (state: string, more: object = {}) => ({
  uid: '4f3c',
  amountSen: 5_000_000n,
  state,
  reason: 'Rusak',
  createdAt: at,
  paidAt: null,
  uses: [],
  ...more,
});

it.each([
  ['to be transferred', row('requested'), 50_000, null],
  ['transferred', row('paid', { paidAt: at }), 50_000, at.toISOString()],
  ['a credit: what is left of it', row('credited', { uses: [{ receivedSen: 2_000_000n }] }), 30_000, null, 20_000],
  ['a credit that is used up: all of it', row('used', { uses: [{ receivedSen: 5_000_000n }] }), 50_000, null],
  [
    'what was left of a credit',
    row('paid', { paidAt: at, uses: [{ receivedSen: 2_000_000n }] }),
    30_000,
    at.toISOString(),
    20_000,
  ],
])('the customer sees of a refund that is %s', (_, refund, amount, paidAt, used = 0) => {
  const givenBack = { on: '2026-11-22', resentAt: null };
  expect(orderRefunds([refund], (uid) => (uid === '4f3c' ? givenBack : null))).toEqual([
    { amount, used, state: refund.state, reason: 'Rusak', requestedAt: at.toISOString(), paidAt, givenBack },
  ]);
});
