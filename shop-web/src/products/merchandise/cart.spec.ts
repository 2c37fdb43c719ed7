import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addToCart, clearCart, readCart, setQuantity } from './cart';

const uid = (n: number) => `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

beforeEach(() => localStorage.clear());
afterEach(() => {
  clearCart();
  jest.restoreAllMocks();
});

describe('the cart of this browser', () => {
  it('adds pieces of the same thing up, and keeps the sequence when a number changes', () => {
    addToCart(uid(1), 1);
    addToCart(uid(2), 2);
    addToCart(uid(1), 3);
    expect(readCart()).toEqual([
      { variantUid: uid(1), quantity: 4 },
      { variantUid: uid(2), quantity: 2 },
    ]);
  });

  it('has at most twenty pieces of a thing and twenty different things', () => {
    addToCart(uid(1), 50);
    expect(readCart()).toEqual([{ variantUid: uid(1), quantity: 20 }]);
    for (let n = 2; n <= 20; n += 1) expect(addToCart(uid(n), 1)).toBe(true);
    expect(addToCart(uid(21), 1)).toBe(false);
    expect(readCart()).toHaveLength(20);
  });

  it('forgets a thing of which no piece is left', () => {
    addToCart(uid(1), 1);
    setQuantity(uid(1), 0);
    expect(readCart()).toEqual([]);
    expect(localStorage.getItem('cart')).toBeNull();
  });

  it('is empty where what is stored is no cart', () => {
    for (const text of ['{', '{"a":1}', '[{"variantUid":"x","quantity":1}]', 'null']) {
      localStorage.setItem('cart', text);
      expect(readCart()).toEqual([]);
    }
  });

  it('is the same object while nothing changes, so that React need not render again', () => {
    addToCart(uid(1), 1);
    expect(readCart()).toBe(readCart());
  });

  it('lasts as long as the page where storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    addToCart(uid(1), 2);
    expect(readCart()).toEqual([{ variantUid: uid(1), quantity: 2 }]);
  });
});
