import { expect, it } from '@jest/globals';
import { waitsForPaid, waitsForSeats } from './missing-people.js';

it('a group that fills names its host where one is missing', () => {
  expect(waitsForSeats(2, 0)).toBe('Menunggu 2 orang lagi');
  expect(waitsForSeats(2, 1)).toBe('Menunggu 2 orang lagi, termasuk host');
  expect(waitsForSeats(1, 1)).toBe('Menunggu host');
});

it('a group that is full waits for members to pay, not for more people', () => {
  expect(waitsForPaid({ missing: 4, unpaid: 4 })).toBe('Menunggu 4 anggota membayar');
  expect(waitsForPaid({ missing: 4, unpaid: 0 })).toBe('Menunggu 4 orang lagi');
  expect(waitsForPaid({ missing: 4, unpaid: 3 })).toBe('Menunggu 1 orang lagi dan 3 anggota membayar');
  expect(waitsForPaid({ missing: 1, unpaid: 3 })).toBe('Menunggu 1 anggota membayar');
});
