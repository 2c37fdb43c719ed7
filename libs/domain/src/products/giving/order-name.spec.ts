import { expect, it } from '@jest/globals';
import { GIFT_NAME, donationName, tipName } from './order-name.js';

it('the name of an order reads well after "untuk" and has none of its own', () => {
  const names = [donationName('Sekolah Pesisir'), tipName(null), tipName('Netflix TV'), GIFT_NAME];
  expect(names).toEqual(['Donasi Sekolah Pesisir', 'Tip tim Patungan', 'Tip host Netflix TV', 'Hadiah THR']);
  expect(names.filter((name) => /\buntuk\b/i.test(name))).toEqual([]);
});
