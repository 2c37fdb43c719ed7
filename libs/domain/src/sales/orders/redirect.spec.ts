import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import type { OrderKind } from './order-status.js';
import { redirectAfterOrder } from './redirect.js';

describe('after an order the shop opens', () => {
  it.each<[OrderKind, string]>([
    ['ready', '/payment'],
    ['pre-order', '/thankyou/pre-order'],
    ['host', '/thankyou/user-host'],
  ])('for a %s order %s with type, order_uid and customer_uid', (kind, page) => {
    expect(redirectAfterOrder(kind, { orderUid: 'o-1', customerUid: 'c-1', providerType: 1 })).toBe(
      `${page}?type=1&order_uid=o-1&customer_uid=c-1`,
    );
  });

  it('only paths of the same site, whatever the identifiers contain', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (orderUid, customerUid) => {
        const target = redirectAfterOrder('ready', { orderUid, customerUid, providerType: 2 });
        const url = new URL(target, 'https://shop.test');
        return (
          url.origin === 'https://shop.test' &&
          url.pathname === '/payment' &&
          [...url.searchParams.keys()].join() === 'type,order_uid,customer_uid'
        );
      }),
    );
  });
});
