import { expect, it } from '@jest/globals';
import { ownerStateOf } from './owner-state.js';
import { ACCOUNT_STATUS } from './account-status.js';
import { SEAT_STATES } from './seat-state.js';
import { SEAT_TONE, ownerTone } from './seat-tone.js';
import { ORDER_STATUS } from '../../../sales/orders/order-status.js';

it('what is to be paid, is checked, waits, is prepared, can be used and has ended are drawn in six ways', () => {
  const six = ['ordered', 'checked', 'waiting', 'prepared', 'active', 'ended'] as const;
  expect(new Set(six.map((state) => SEAT_TONE[state])).size).toBe(six.length);
  expect(SEAT_STATES.filter((state) => !(six as readonly string[]).includes(state))).toEqual(['forHost', 'action']);
});

it.each([
  [ORDER_STATUS.awaitingPayment, ACCOUNT_STATUS.registered, 'toPay'],
  [ORDER_STATUS.awaitingConfirmation, ACCOUNT_STATUS.waitingForConfirmation, 'atWork'],
  [ORDER_STATUS.waitingForGroup, ACCOUNT_STATUS.registered, 'waiting'],
  [ORDER_STATUS.completed, ACCOUNT_STATUS.active, 'active'],
])(
  'its owner sees a seat in the tone of its order until that is paid, then in its own',
  (orderStatus, status, tone) => {
    expect(ownerTone(ownerStateOf({ status, orderStatus, hasAccess: true })!)).toBe(tone);
  },
);
