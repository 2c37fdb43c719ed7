import { describe, expect, it } from '@jest/globals';
import { availableOf, stockChange } from './stock.js';

const five = { stock: 5, held: 2 };

describe('the stock of a variant', () => {
  it('can be ordered as far as no unpaid order holds it', () => {
    expect(availableOf(five)).toBe(3);
  });

  it('grows by what comes in and shrinks by what is lost', () => {
    expect(stockChange('received', 4, five)).toBe(4);
    expect(stockChange('lost', 3, five)).toBe(-3);
  });

  it('becomes what was counted', () => {
    expect([0, 3, 9].map((counted) => stockChange('counted', counted, { stock: 5, held: 0 }))).toEqual([-5, -2, 4]);
  });

  it('cannot lose what is not there', () => {
    expect(() => stockChange('lost', 5, { stock: 0, held: 0 })).toThrow('Stoknya sudah kosong.');
    expect(() => stockChange('lost', 6, five)).toThrow('Stoknya hanya 5 buah.');
  });

  it('never falls below what unpaid orders hold', () => {
    expect(() => stockChange('lost', 4, five)).toThrow('menahan 2 buah');
    expect(() => stockChange('counted', 1, five)).toThrow('menahan 2 buah');
    expect(stockChange('counted', 2, five)).toBe(-3);
  });
});
