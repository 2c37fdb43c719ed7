import { describe, expect, it } from '@jest/globals';
import { bySize, goodsTotal, itemTitle, parcelWeight } from './cart.js';

describe('a cart', () => {
  const lines = [
    { quantity: 2, priceSen: 12_900_000n, weightGrams: 220 },
    { quantity: 1, priceSen: 4_500_000n, weightGrams: 90 },
  ];

  it('costs what its pieces cost', () => {
    expect(goodsTotal(lines)).toBe(30_300_000n);
    expect(goodsTotal([])).toBe(0n);
  });

  it('weighs what its pieces and the packaging weigh', () => {
    expect(parcelWeight(lines)).toBe(580);
  });

  it('calls a thing by its product, colour and size, as far as there are some', () => {
    expect(itemTitle('Kaus', { size: 'L', colour: 'Hitam' })).toBe('Kaus (Hitam, L)');
    expect(itemTitle('Kaus', { size: 'L', colour: null })).toBe('Kaus (L)');
    expect(itemTitle('Stiker', { size: null, colour: null })).toBe('Stiker');
  });

  it('shows sizes as people sort them', () => {
    expect(['XL', '42', 'S', '39', 'M', 'L'].toSorted(bySize)).toEqual(['S', 'M', 'L', 'XL', '39', '42']);
  });
});
