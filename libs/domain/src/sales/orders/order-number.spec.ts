import { expect, it } from '@jest/globals';
import { aroundOrderNumbers, newOrderNumber } from './order-number.js';

it('an order number contains the day in Jakarta, and uses every unambiguous character', () => {
  const lateInLondon = new Date('2026-11-19T18:00:00Z');
  let drawn = 0;
  const numbers = Array.from({ length: 5 }, () => newOrderNumber(lateInLondon, (bound) => drawn++ % bound));
  expect(numbers.slice(0, 2)).toEqual(['PTG-261120-ABCDEFG', 'PTG-261120-HJKLMNP']);
  expect(new Set(numbers.join('').replaceAll('PTG-261120-', '')).size).toBe(32);
  for (const number of numbers) expect(aroundOrderNumbers(number)).toEqual(['', number, '']);
});

it('every second part of a split text is an order number', () => {
  expect(aroundOrderNumbers('Pesanan PTG-261123-7T34QSW dibatalkan, PTG-261123-EXETHAF tidak.')).toEqual([
    'Pesanan ',
    'PTG-261123-7T34QSW',
    ' dibatalkan, ',
    'PTG-261123-EXETHAF',
    ' tidak.',
  ]);
  expect(aroundOrderNumbers('Tidak ada nomor')).toEqual(['Tidak ada nomor']);
});
