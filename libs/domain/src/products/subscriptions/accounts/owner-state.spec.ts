import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUS, type OrderStatus } from '../../../sales/orders/order-status.js';
import { ACCOUNT_STATUS, type AccountStatus } from './account-status.js';
import { ownerStateOf } from './owner-state.js';

const word = (status: AccountStatus, order: OrderStatus, hasAccess = false) =>
  ownerStateOf({ status: ACCOUNT_STATUS[status], orderStatus: ORDER_STATUS[order], hasAccess })?.word ?? '';

describe('the word of a seat and of its order', () => {
  it('is that of the order until its payment was confirmed', () => {
    expect(word('registered', 'waitingForGroup')).toBe('Menunggu Grup Penuh');
    expect(word('registered', 'awaitingPayment')).toBe('Menunggu Pembayaran');
    expect(word('waitingForFollowUp', 'awaitingPayment')).toBe('Menunggu Pembayaran');
    expect(word('waitingForConfirmation', 'awaitingConfirmation')).toBe('Menunggu Konfirmasi');
  });

  it('then that of the seat', () => {
    expect(word('pending', 'processing')).toBe('Menunggu grup');
    expect(word('active', 'completed')).toBe('Disiapkan');
    expect(word('active', 'completed', true)).toBe('Aktif');
    expect(word('waitingForFollowUp', 'completed', true)).toBe('Perlu tindakan');
    expect(word('cancelled', 'completed')).toBe('Berakhir');
  });

  it('of a host, who pays nothing here, is that of the seat from the start', () => {
    expect(word('registered', 'processing')).toBe('Dipesan');
    expect(word('waitingForConfirmation', 'processing')).toBe('Dicek');
  });

  it('of a refunded seat is empty', () => {
    expect(word('refunded', 'refunded')).toBe('');
  });
});
