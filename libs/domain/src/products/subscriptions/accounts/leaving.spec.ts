import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../../../sales/orders/order-status.js';
import type { AccountStatus } from './account-status.js';
import { type Leaving, leaving } from './leaving.js';

type Expected = Extract<Leaving, { possible: true }> | { possible: false; why: unknown };

const REGULAR: [AccountStatus, OrderStatus, Expected][] = [
  ['registered', 'awaitingPayment', { possible: true, as: 'cancel' }],
  ['registered', 'waitingForGroup', { possible: true, as: 'cancel' }],
  ['waitingForFollowUp', 'awaitingPayment', { possible: true, as: 'cancel' }],
  // A proof was sent, but the worker has not moved the account yet.
  [
    'waitingForFollowUp',
    'awaitingConfirmation',
    { possible: false, why: expect.stringContaining('sedang kami periksa') },
  ],
  [
    'waitingForConfirmation',
    'awaitingConfirmation',
    { possible: false, why: expect.stringContaining('sedang kami periksa') },
  ],
  ['waitingForConfirmation', 'processing', { possible: false, why: expect.stringContaining('sedang kami periksa') }],
  ['pending', 'processing', { possible: false, why: expect.stringContaining('sudah membayar') }],
  ['active', 'completed', { possible: true, as: 'leave' }],
  ['cancelled', 'cancelled', { possible: false, why: expect.stringContaining('sudah berakhir') }],
  ['refunded', 'refunded', { possible: false, why: expect.stringContaining('sudah berakhir') }],
];

describe('leaving a group', () => {
  it.each(REGULAR)('from %s with the order %s', (status, orderStatus, expected) => {
    expect(leaving({ role: 'regular', status, orderStatus })).toEqual(expected);
  });

  it('is possible for a host before the purchase, and needs an admin once members rely on it', () => {
    expect(leaving({ role: 'host', status: 'registered', orderStatus: 'processing' })).toEqual({
      possible: true,
      as: 'cancel',
    });
    expect(leaving({ role: 'host', status: 'waitingForConfirmation', orderStatus: 'processing' }).possible).toBe(false);
    expect(leaving({ role: 'host', status: 'active', orderStatus: 'completed' })).toEqual({
      possible: false,
      why: expect.stringContaining('host pengganti'),
    });
  });
});
