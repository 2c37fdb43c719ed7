import { describe, expect, it } from '@jest/globals';
import { parseRupiah } from './parse-rupiah';

describe('a typed amount', () => {
  it.each([
    ['186000', 186000],
    ['186.000', 186000],
    ['Rp 861.777,50', 861777.5],
    ['rp94.900', 94900],
    [' 750 ', 750],
  ])('reads %j', (typed, amount) => expect(parseRupiah(typed)).toBe(amount));

  it.each(['', '0', 'abc', '-5', '186,000', '1.86', '1.5e3', '1 juta', '12.34.567'])('refuses %j', (typed) =>
    expect(parseRupiah(typed)).toBeNull(),
  );
});
