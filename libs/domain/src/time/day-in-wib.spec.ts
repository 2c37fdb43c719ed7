import { expect, it } from '@jest/globals';
import { endOfDayInWib, startOfDayInWib } from './day-in-wib.js';

it('a day in Jakarta begins at 17.00 UTC of the day before, and ends where the next one begins', () => {
  expect(startOfDayInWib('2026-11-20')).toEqual(new Date('2026-11-19T17:00:00Z'));
  expect(endOfDayInWib('2026-11-20').getTime() + 1).toBe(startOfDayInWib('2026-11-21').getTime());
});
