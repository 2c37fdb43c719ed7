import { describe, expect, it } from '@jest/globals';
import { presentPathOf } from './former-addresses';

describe('addresses of years ago lead to the present page', () => {
  it.each([
    ['/order?slug=netflix', '/provider?slug=netflix'],
    ['/old-order?provider=spotify', '/provider?slug=spotify'],
    ['/order?order_uid=abc&customer_uid=def', '/user/order/details?orderUid=abc'],
    ['/old-order?orderUid=abc&slug=netflix', '/user/order/details?orderUid=abc'],
    ['/order', '/provider'],
    ['/old-order?slug=', '/provider'],
    ['/confirmation?order_uid=abc&customer_uid=def', '/payment-confirmation?order_uid=abc&customer_uid=def'],
  ])('%s → %s', (from, to) => {
    expect(presentPathOf(new URL(from, 'https://patungan.test'))).toBe(to);
  });

  it('of this site only, whatever the query holds', () => {
    const to = presentPathOf(new URL('/order?slug=https://jahat.test/', 'https://patungan.test'));
    expect(new URL(to, 'https://patungan.test').origin).toBe('https://patungan.test');
  });
});
