import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUS, type OrderStatus } from '../../../sales/orders/order-status.js';
import { ACCOUNT_STATUS, type AccountStatus } from './account-status.js';
import { type SeatAction, checkSeatAction, seatActions } from './seat-actions.js';

const STATUSES = Object.keys(ACCOUNT_STATUS) as AccountStatus[];
const ORDER_STATUSES = Object.keys(ORDER_STATUS) as OrderStatus[];

describe('what an admin may do with a seat', () => {
  it.each<['host' | 'regular', AccountStatus, OrderStatus, SeatAction[]]>([
    ['regular', 'registered', 'awaitingPayment', ['cancel']],
    ['regular', 'registered', 'waitingForGroup', ['cancel']],
    ['regular', 'waitingForFollowUp', 'awaitingPayment', ['cancel']],
    ['regular', 'waitingForConfirmation', 'awaitingConfirmation', ['cancel']],
    ['regular', 'pending', 'processing', ['activate', 'refund']],
    ['regular', 'active', 'completed', ['refund', 'end']],
    ['regular', 'waitingForFollowUp', 'completed', ['end']],
    // The account's table would allow these, but the order's does not.
    ['regular', 'registered', 'expired', []],
    ['regular', 'pending', 'completed', ['refund']],
    ['regular', 'cancelled', 'cancelled', []],
    ['regular', 'cancelled', 'completed', []],
    ['regular', 'cancelled', 'expired', []],
    ['regular', 'refunded', 'refunded', []],
    ['host', 'registered', 'processing', ['cancel']],
    ['host', 'waitingForConfirmation', 'processing', ['cancel']],
    ['host', 'active', 'completed', ['end']],
    ['host', 'active', 'processing', ['end']],
  ])('%s, %s, order %s: %j', (role, status, orderStatus, actions) => {
    expect(seatActions({ role, status, orderStatus }).sort()).toEqual([...actions].sort());
  });

  it('a paid order whose account the worker has not moved yet cannot be cancelled', () => {
    expect(seatActions({ role: 'regular', status: 'waitingForConfirmation', orderStatus: 'processing' })).toEqual([]);
  });

  it('the check refuses exactly the actions that are not offered', () => {
    for (const role of ['host', 'regular'] as const)
      for (const status of STATUSES)
        for (const orderStatus of ORDER_STATUSES)
          for (const action of ['activate', 'cancel', 'refund', 'end'] as const) {
            const seat = { role, status, orderStatus };
            const check = () => checkSeatAction(seat, action);
            if (seatActions(seat).includes(action)) expect(check).not.toThrow();
            else expect(check).toThrow(expect.objectContaining({ code: 'ILLEGAL_ACCOUNT_ACTION', kind: 'conflict' }));
          }
  });

  it('the refusal explains why a host gets no refund', () => {
    expect(() => checkSeatAction({ role: 'host', status: 'active', orderStatus: 'completed' }, 'refund')).toThrow(
      /Host membayar langsung ke provider/,
    );
  });

  it.each<['host' | 'regular', AccountStatus, OrderStatus, SeatAction, string]>([
    ['regular', 'refunded', 'refunded', 'refund', 'Kursi ini sudah ditutup dan uangnya dikembalikan.'],
    // Its order stays completed: that says nothing of why.
    ['regular', 'cancelled', 'completed', 'refund', 'Kursi ini sudah berakhir.'],
    ['regular', 'cancelled', 'completed', 'end', 'Kursi ini sudah berakhir.'],
    ['regular', 'active', 'completed', 'activate', 'Kursi ini sudah aktif.'],
    ['regular', 'active', 'completed', 'cancel', 'Kursi ini sudah aktif.'],
    ['regular', 'waitingForFollowUp', 'completed', 'refund', 'Kursi ini masih menunggu pembayaran.'],
    ['regular', 'registered', 'expired', 'cancel', 'Pesanan ini sudah lewat batas waktu bayarnya.'],
    ['regular', 'waitingForConfirmation', 'processing', 'cancel', 'Pesanan ini sudah dibayar dan sedang diproses.'],
    ['regular', 'waitingForFollowUp', 'awaitingPayment', 'end', 'Kursi ini masih menunggu pembayaran.'],
  ])(
    'the refusal for a seat (%s, %s, order %s) of %s says what it is now',
    (role, status, orderStatus, action, why) => {
      expect(() => checkSeatAction({ role, status, orderStatus }, action)).toThrow(why);
    },
  );
});
