import { describe, expect, it } from '@jest/globals';
import {
  FIRST_ORDER_STATUS,
  ORDER_STATUS,
  ORDER_STATUS_LABEL,
  type OrderKind,
  isClosedOrder,
  orderKindOf,
  orderStatusOf,
} from './order-status.js';

/** The published codes, written by hand. docs/rules/orders.md#statuses */
const CODES: [code: number, label: string][] = [
  [1, 'Menunggu Pembayaran'],
  [2, 'Menunggu Konfirmasi'],
  [3, 'Diproses'],
  [4, 'Selesai'],
  [5, 'Dibatalkan'],
  [6, 'Dikembalikan'],
  [7, 'Menunggu Grup Penuh'],
  [8, 'Kedaluwarsa'],
];

describe('order status', () => {
  it.each(CODES)('%i is called %s', (code, label) => {
    expect(ORDER_STATUS[orderStatusOf(code)]).toBe(code);
    expect(ORDER_STATUS_LABEL[orderStatusOf(code)]).toBe(label);
  });

  it('is closed when cancelled, refunded or expired', () => {
    expect(CODES.filter(([code]) => isClosedOrder(code)).map(([, label]) => label)).toEqual([
      'Dibatalkan',
      'Dikembalikan',
      'Kedaluwarsa',
    ]);
  });

  it('has no other codes', () => {
    expect(Object.values(ORDER_STATUS).sort()).toEqual(CODES.map(([code]) => code));
    for (const code of [0, 9, -1, Number.NaN]) expect(() => orderStatusOf(code)).toThrow(RangeError);
  });
});

describe('the kind of an order', () => {
  it.each<[boolean, boolean, OrderKind, number]>([
    [false, false, 'ready', 1],
    [false, true, 'pre-order', 7],
    [true, false, 'host', 3],
    [true, true, 'host', 3],
  ])('with isHost %p and isPo %p is %s and starts at %i', (isHost, isPo, kind, first) => {
    expect(orderKindOf({ isHost, isPo })).toBe(kind);
    expect(ORDER_STATUS[FIRST_ORDER_STATUS[kind]]).toBe(first);
  });
});
