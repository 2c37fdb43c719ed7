import { expect, it } from '@jest/globals';
import { orderStatusLabel } from './on-schedule.js';
import { ORDER_STATUS } from './order-status.js';

it.each([
  ['before any money', null, 'Menunggu Pembayaran'],
  ['between two instalments', { instalment: 2, isLate: false }, 'Menabung sesuai jadwal'],
  ['with an instalment that is due', { instalment: 2, isLate: true }, 'Menunggu Pembayaran'],
  ['with a rest of one payment', { instalment: null, isLate: false }, 'Menunggu Pembayaran'],
])('an order %s has the status %s', (_, asked, label) =>
  expect(orderStatusLabel(ORDER_STATUS.awaitingPayment, asked)).toBe(label),
);
