import { describe, expect, it } from '@jest/globals';
import { ZERO_SEN, toSen } from '../../../platform/sen.js';
import type { OrderStatus } from '../../../sales/orders/order-status.js';
import type { AccountStatus } from './account-status.js';
import { leaving } from './leaving.js';

type Expected = { possible: true; as: 'cancel' | 'leave'; money: unknown } | { possible: false; why: unknown };

const REGULAR: [AccountStatus, OrderStatus, Expected][] = [
  ['registered', 'awaitingPayment', { possible: true, as: 'cancel', money: expect.stringContaining('ditagih') }],
  ['registered', 'waitingForGroup', { possible: true, as: 'cancel', money: expect.stringContaining('ditagih') }],
  [
    'waitingForFollowUp',
    'awaitingPayment',
    { possible: true, as: 'cancel', money: expect.stringContaining('ditagih') },
  ],
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
  ['active', 'completed', { possible: true, as: 'leave', money: expect.stringContaining('tidak kami kembalikan') }],
  // Its period was not renewed.
  ['waitingForFollowUp', 'completed', { possible: true, as: 'leave', money: expect.stringContaining('sudah habis') }],
  ['cancelled', 'cancelled', { possible: false, why: expect.stringContaining('sudah berakhir') }],
  ['refunded', 'refunded', { possible: false, why: expect.stringContaining('sudah berakhir') }],
];

describe('leaving a group', () => {
  it.each(REGULAR)('from %s with the order %s', (status, orderStatus, expected) => {
    expect(leaving({ role: 'regular', status, orderStatus, hasProof: false, others: 1, notBegun: ZERO_SEN })).toEqual(
      expected,
    );
  });

  it('gives back what was paid for a period that has not begun', () => {
    const seat = { role: 'regular', status: 'active', orderStatus: 'completed', hasProof: false, others: 1 } as const;
    const way = leaving({ ...seat, notBegun: toSen(36_900) });
    expect(way).toMatchObject({ money: expect.stringContaining('Rp36.900 untuk masa yang belum mulai') });
    // Before its first access nothing runs: a claim is the way to the money.
    expect(leaving({ ...seat, notBegun: ZERO_SEN, waitsForAccess: true })).toMatchObject({
      money: expect.stringMatching(
        /^Uangmu tidak kembali.* Belum dapat login atau undangan\? Lapor dulu\. Kalau dalam 48 jam/,
      ),
    });
    expect(leaving({ ...seat, notBegun: ZERO_SEN })).toMatchObject({
      money: expect.not.stringContaining('belum mulai'),
    });
  });

  it('names parts of what is not paid yet, which become credit: of the next period, and of an order that is cancelled', () => {
    const seat = { role: 'regular', hasProof: false, others: 1, notBegun: toSen(45_500) } as const;
    const lapsed = leaving({ ...seat, status: 'waitingForFollowUp', orderStatus: 'completed' });
    expect(lapsed).toMatchObject({ money: expect.stringContaining('Rp45.500 untuk masa yang belum mulai') });
    expect(lapsed).toMatchObject({ money: expect.not.stringContaining('tidak ada uang') });
    expect(leaving({ ...seat, status: 'registered', orderStatus: 'awaitingPayment' })).toMatchObject({
      as: 'cancel',
      money: expect.stringMatching(
        /^Pesanannya ditutup\. Rp45\.500 yang sudah kamu bayar kami kembalikan penuh sebagai kredit/,
      ),
    });
  });

  it('waits for the decision about a proof for the next period', () => {
    expect(
      leaving({
        role: 'regular',
        status: 'active',
        orderStatus: 'completed',
        hasProof: true,
        others: 1,
        notBegun: ZERO_SEN,
      }),
    ).toEqual({
      possible: false,
      why: expect.stringContaining('sedang kami periksa'),
    });
  });

  it('is possible for a host before the purchase, and needs an admin once members rely on it', () => {
    expect(
      leaving({
        role: 'host',
        status: 'registered',
        orderStatus: 'processing',
        hasProof: false,
        others: 1,
        notBegun: ZERO_SEN,
      }),
    ).toEqual({
      possible: true,
      as: 'cancel',
      money: expect.not.stringContaining('transfer'),
    });
    expect(
      leaving({
        role: 'host',
        status: 'waitingForConfirmation',
        orderStatus: 'processing',
        hasProof: false,
        others: 0,
        notBegun: ZERO_SEN,
      }).possible,
    ).toBe(false);
    expect(
      leaving({
        role: 'host',
        status: 'active',
        orderStatus: 'completed',
        hasProof: false,
        others: 1,
        notBegun: ZERO_SEN,
      }),
    ).toEqual({
      possible: false,
      why: expect.stringContaining('host pengganti'),
    });
  });

  it('is possible for a host alone in the group, and says what becomes of the reimbursement', () => {
    const seat = { role: 'host', status: 'active', orderStatus: 'completed', notBegun: ZERO_SEN } as const;
    expect(leaving({ ...seat, hasProof: false, others: 0 })).toEqual({
      possible: true,
      as: 'leave',
      money: expect.stringContaining('dihitung sampai hari ini'),
    });
    expect(leaving({ ...seat, hasProof: true, others: 0 })).toEqual({
      possible: false,
      why: expect.stringContaining('sedang kami periksa'),
    });
  });
});
