import { expect, it } from '@jest/globals';
import { amountDigits, digitsOf } from './digits';

it.each([
  ['8620-1234 567', '86201234567'],
  ['0000 0000 01', '0000000001'],
  ['a.n. PT Contoh 12', '12'],
  ['', ''],
])('digitsOf(%j) is %j', (text, digits) => expect(digitsOf(text)).toBe(digits));

it.each([
  [54000, '54000'],
  [861777.5, '861777,50'],
])('amountDigits(%d) is %s', (amount, text) => expect(amountDigits(amount)).toBe(text));
