import { describe, expect, it } from '@jest/globals';
import type { LinkPurpose } from '#domain/identity/registration/account-link';
import type { OrderKind } from '#domain/sales/orders/order-status';
import { fc } from '#testing/properties';
import { accountLinkPath, loginPath, pathAfterOrder } from './shop-paths.js';

describe('after an order the shop opens', () => {
  it.each<[OrderKind, string]>([
    ['ready', '/payment'],
    ['pre-order', '/thankyou/pre-order'],
    ['host', '/thankyou/user-host'],
  ])('for a %s order %s with type, order_uid and customer_uid', (kind, page) => {
    expect(pathAfterOrder(kind, { orderUid: 'o-1', customerUid: 'c-1', providerType: 1 })).toBe(
      `${page}?type=1&order_uid=o-1&customer_uid=c-1`,
    );
  });

  it('only paths of the same site, whatever the identifiers contain', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (orderUid, customerUid) => {
        const target = pathAfterOrder('ready', { orderUid, customerUid, providerType: 2 });
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

it.each<[LinkPurpose, string]>([
  ['verify-email', '/user/verify-email'],
  ['forget-password', '/user/forget-password/update'],
  ['reset-password', '/user/profile/reset-password/reset'],
  ['change-email', '/user/profile/change-email/confirm'],
])('the path of a %s link is %s with its token in the fragment', (purpose, page) => {
  expect(accountLinkPath(purpose, 'abc')).toBe(`${page}#abc`);
});

it('the sign-in page returns to the page that sent the visitor there; home needs no return', () => {
  expect(loginPath('/user/order?status=1')).toBe('/login?redirect=%2Fuser%2Forder%3Fstatus%3D1');
  expect(loginPath('/')).toBe('/login');
});
