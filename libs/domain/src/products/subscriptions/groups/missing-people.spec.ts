import { expect, it } from '@jest/globals';
import { waitsForSeats } from './missing-people.js';

it('a group that fills names its host where one is missing', () => {
  expect(waitsForSeats(2, 0)).toBe('Menunggu 2 orang lagi');
  expect(waitsForSeats(2, 1)).toBe('Menunggu 2 orang lagi, termasuk host');
  expect(waitsForSeats(1, 1)).toBe('Menunggu host');
});
