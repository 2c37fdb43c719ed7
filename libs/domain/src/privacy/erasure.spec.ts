import { describe, expect, it } from '@jest/globals';
import { type MoneyOfOrder, isDroppable, obstacleOf, pseudonymOf } from './erasure.js';

const money = (given: Partial<MoneyOfOrder>): MoneyOfOrder => ({
  order: 'completed',
  account: 'cancelled',
  purchases: [],
  reimbursement: null,
  ...given,
});

describe('what stands in the way of an erasure', () => {
  it.each<[string, Partial<MoneyOfOrder>, ReturnType<typeof obstacleOf>]>([
    [
      'a payment that nobody has looked at',
      { order: 'awaitingConfirmation', account: 'waitingForConfirmation' },
      'payment-unconfirmed',
    ],
    ['a seat that is in use', { order: 'completed', account: 'active' }, 'active-seat'],
    ['a paid seat whose group is not ready', { order: 'processing', account: 'pending' }, 'active-seat'],
    [
      'a paid seat that the worker has not moved yet',
      { order: 'processing', account: 'waitingForConfirmation' },
      'active-seat',
    ],
    [
      'a purchase that nobody has looked at',
      { order: 'processing', account: 'waitingForConfirmation', purchases: ['rejected', 'submitted'] },
      'reimbursement-unpaid',
    ],
    [
      'a reimbursement that is scheduled',
      { account: 'active', purchases: ['verified'], reimbursement: 'scheduled' },
      'reimbursement-unpaid',
    ],
    [
      'a reimbursement that is approved, the membership being over',
      { purchases: ['verified'], reimbursement: 'approved' },
      'reimbursement-unpaid',
    ],
    [
      'the seat of a host who was paid',
      { account: 'active', purchases: ['verified'], reimbursement: 'paid' },
      'active-seat',
    ],
  ])('%s', (_, given, obstacle) => expect(obstacleOf(money(given))).toBe(obstacle));

  it.each<[string, Partial<MoneyOfOrder>]>([
    ['an order that is not paid', { order: 'awaitingPayment', account: 'registered' }],
    ['an order whose proof was rejected', { order: 'awaitingPayment', account: 'waitingForFollowUp' }],
    ['a pre-order that waits for its group', { order: 'waitingForGroup', account: 'registered' }],
    ['a host who has not bought yet', { order: 'processing', account: 'registered' }],
  ])('not %s: it is dropped', (_, given) => {
    expect(obstacleOf(money(given))).toBeNull();
    expect(isDroppable(money(given))).toBe(true);
  });

  it('drops no order whose payment is being looked at, however its seat stands', () =>
    expect(isDroppable({ order: 'awaitingConfirmation', account: 'registered' })).toBe(false));

  it.each<[string, Partial<MoneyOfOrder>]>([
    ['cancelled', { order: 'cancelled' }],
    ['expired', { order: 'expired' }],
    ['refunded', { order: 'refunded', account: 'refunded' }],
    ['whose membership is over', { order: 'completed', purchases: ['verified'], reimbursement: 'paid' }],
  ])('not an order %s: there is nothing to drop either', (_, given) => {
    expect(obstacleOf(money(given))).toBeNull();
    expect(isDroppable(money(given))).toBe(false);
  });
});

it('a pseudonym says nothing but which record it stands for', () =>
  expect(pseudonymOf('7b0b8a3e-0000-4000-8000-000000000001')).toEqual({
    name: 'Pelanggan Terhapus',
    email: 'terhapus-7b0b8a3e-0000-4000-8000-000000000001@patungan.invalid',
    phoneNumber: '',
  }));
