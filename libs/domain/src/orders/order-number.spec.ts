import { expect, it } from '@jest/globals';
import { aroundOrderNumbers } from './order-number.js';

it('every second part of a text is an order number', () => {
  expect(aroundOrderNumbers('Pesanan PTG-261123-7T34QSW dibatalkan, PTG-261123-EXETHAF tidak.')).toEqual([
    'Pesanan ',
    'PTG-261123-7T34QSW',
    ' dibatalkan, ',
    'PTG-261123-EXETHAF',
    ' tidak.',
  ]);
  expect(aroundOrderNumbers('Tidak ada nomor')).toEqual(['Tidak ada nomor']);
});
