import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUS, type OrderStatus } from '#domain/sales/orders/order-status';
import { orderReferences } from './order-references.js';

const of = (status: OrderStatus, kind: 'ready' | 'pre-order' | 'host', customerUid: string | null = 'c') =>
  orderReferences({ uid: 'o', status: ORDER_STATUS[status], items: [] }, kind, customerUid).redirectUrl;

describe('an order goes on', () => {
  it('at its payment while that is asked for, also of a pre-order whose group has filled', () => {
    for (const kind of ['ready', 'pre-order'] as const)
      expect(of('awaitingPayment', kind)).toBe('/payment?type=1&order_uid=o&customer_uid=c');
  });

  it('at the page of its kind while it is open, and at its own page once it is closed', () => {
    expect(of('waitingForGroup', 'pre-order')).toMatch(/^\/thankyou\/pre-order\?/);
    expect(of('processing', 'host')).toMatch(/^\/thankyou\/user-host\?/);
    for (const kind of ['ready', 'pre-order', 'host'] as const)
      expect(of('cancelled', kind)).toBe('/user/order/details?orderUid=o');
    expect(of('completed', 'ready')).toBe('/user/order/details?orderUid=o');
  });

  it('at its own page for those who may not know whose it is', () => {
    expect(of('awaitingPayment', 'ready', null)).toBe('/user/order/details?orderUid=o');
  });
});
