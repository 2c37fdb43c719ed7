import { expect, it } from '@jest/globals';
import { shopNumberOf } from './numbers-in-text.js';

const ORDER = { order: 'PTG-261123-7T34QSW', invoice: null };

it.each([
  ['PTG-261123-7T34QSW', ORDER],
  ['ptg-261123-7t34qsw ', ORDER],
  ['PTG 261123 7T34QSW', ORDER],
  ['PTG2611237T34QSW', ORDER],
  ['PTG–261123–7T34QSW', ORDER],
  ['ＰＴＧ-261123-7T34QSW', ORDER],
  ['inv 261123 7t34qsw', { ...ORDER, invoice: 'INV-261123-7T34QSW' }],
  ['INV-261123-7T34QSW-2', { ...ORDER, invoice: 'INV-261123-7T34QSW-2' }],
  ['PTG-261123-7T34QSW-2', null],
  ['PTG-261123-7T34QS', null],
  ['PTG-261123', null],
  ['x PTG-261123-7T34QSW', null],
])('%s is the number of %j', (typed, number) => {
  expect(shopNumberOf(typed)).toEqual(number);
});
