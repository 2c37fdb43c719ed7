import { describe, expect, it } from '@jest/globals';
import { isAccountNumber, isOnlyZeros, readAccountNumber } from './account-number.js';

describe('the number of a bank account', () => {
  it.each([['0123 456-789'], ['0123.456.789'], ['\u202a0123456789\u202c'], ['0123–456—789'], ['０１２３４５６７８９']])(
    'typed as %s is its digits',
    (typed) => {
      expect(readAccountNumber(typed)).toBe('0123456789');
      expect(isAccountNumber(readAccountNumber(typed))).toBe(true);
    },
  );

  it.each(['', '1234', '1'.repeat(31), '12a45', '٠١٢٣٤٥', '12/345'])('is not %p', (typed) =>
    expect(isAccountNumber(readAccountNumber(typed))).toBe(false),
  );

  it.each(['00000', '0000000000', '0'.repeat(30)])('of zeros alone is none: %s', (number) => {
    expect(isOnlyZeros(number)).toBe(true);
    expect(isAccountNumber(number)).toBe(false);
  });

  it.each(['0000000001', '1000000000', '1111111111', ''])('may have many zeros, or the same digit: %j', (number) =>
    expect(isOnlyZeros(number)).toBe(false),
  );
});
