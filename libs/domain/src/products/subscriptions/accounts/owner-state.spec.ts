import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUS, type OrderStatus } from '../../../sales/orders/order-status.js';
import { ACCOUNT_STATUS, type AccountStatus } from './account-status.js';
import { HOST_WAITS } from './host-wait.js';
import { ownerStateOf } from './owner-state.js';
import { NOT_BOUGHT } from '../groups/activate-members.js';

const word = (status: AccountStatus, order: OrderStatus, hasAccess = false) =>
  ownerStateOf({ status: ACCOUNT_STATUS[status], orderStatus: ORDER_STATUS[order], hasAccess })?.word ?? '';

describe('the word of a seat and of its order', () => {
  it('is that of the order until its payment was confirmed', () => {
    expect(word('registered', 'waitingForGroup')).toBe('Menunggu grup');
    expect(word('registered', 'awaitingPayment')).toBe('Belum dibayar');
    expect(word('waitingForFollowUp', 'awaitingPayment')).toBe('Belum dibayar');
    expect(word('waitingForConfirmation', 'awaitingConfirmation')).toBe('Dicek');
  });

  it('then that of the seat', () => {
    expect(word('pending', 'processing')).toBe('Menunggu grup');
    expect(word('active', 'completed')).toBe('Disiapkan');
    expect(word('active', 'completed', true)).toBe('Aktif');
    expect(word('waitingForFollowUp', 'completed', true)).toBe('Perlu tindakan');
    expect(word('cancelled', 'completed')).toBe('Berakhir');
  });

  it('says of a paid seat that its host has to do something for that it waits for the host, not that it is prepared', () => {
    const waits = (status: AccountStatus, why: string) =>
      ownerStateOf({ status: ACCOUNT_STATUS[status], orderStatus: ORDER_STATUS.processing, hasAccess: false, why })
        ?.word;
    for (const { why } of Object.values(HOST_WAITS))
      expect([waits('pending', why), waits('active', why)]).toEqual(['Menunggu host', 'Menunggu host']);
    expect(waits('pending', 'Menunggu 2 anggota membayar')).toBe('Menunggu grup');
    expect(waits('pending', NOT_BOUGHT)).toBe('Menunggu grup');
    // Before it is paid the order says more, and what can be used waits for nobody.
    expect(word('registered', 'awaitingPayment')).toBe('Belum dibayar');
    expect(
      ownerStateOf({
        status: ACCOUNT_STATUS.active,
        orderStatus: ORDER_STATUS.completed,
        hasAccess: true,
        why: HOST_WAITS.login.why,
      })?.word,
    ).toBe('Aktif');
  });

  it('of a host, who pays nothing here, is that of the seat from the start', () => {
    expect(word('registered', 'processing')).toBe('Dipesan');
    expect(word('waitingForConfirmation', 'processing')).toBe('Dicek');
  });

  it('of a refunded seat is empty', () => {
    expect(word('refunded', 'refunded')).toBe('');
  });
});
