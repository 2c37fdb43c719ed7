import { expect, it } from '@jest/globals';
import { typedAmount } from './typed-amount';

it.each([
  ['94900', '94900'],
  ['94.900', '94900'],
  ['Rp 1.234.567', '1234567'],
  ['861.777,50', '861777.50'],
  ['861777,5', '861777.5'],
  ['861777.50', '861777.50'],
  ['', ''],
  ['seratus', 'seratus'],
])('typedAmount(%j) is %j', (typed, amount) => expect(typedAmount(typed)).toBe(amount));
