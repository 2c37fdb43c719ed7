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
  // Its period was not renewed.
  ['waitingForFollowUp', 'completed', { possible: true, as: 'leave' }],
  ['cancelled', 'cancelled', { possible: false, why: expect.stringContaining('sudah berakhir') }],
  ['refunded', 'refunded', { possible: false, why: expect.stringContaining('sudah berakhir') }],
];

describe('leaving a group', () => {
  it.each(REGULAR)('from %s with the order %s', (status, orderStatus, expected) => {
    expect(leaving({ role: 'regular', status, orderStatus, hasProof: false })).toEqual(expected);
  });

  it('waits for the decision about a proof for the next period', () => {
    expect(leaving({ role: 'regular', status: 'active', orderStatus: 'completed', hasProof: true })).toEqual({
      possible: false,
      why: expect.stringContaining('sedang kami periksa'),
    });
  });

  it('is possible for a host before the purchase, and needs an admin once members rely on it', () => {
    expect(leaving({ role: 'host', status: 'registered', orderStatus: 'processing', hasProof: false })).toEqual({
      possible: true,
      as: 'cancel',
    });
    expect(
      leaving({ role: 'host', status: 'waitingForConfirmation', orderStatus: 'processing', hasProof: false }).possible,
    ).toBe(false);
    expect(leaving({ role: 'host', status: 'active', orderStatus: 'completed', hasProof: false })).toEqual({
      possible: false,
      why: expect.stringContaining('host pengganti'),
    });
  });
});
