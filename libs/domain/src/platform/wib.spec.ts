import { expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import {
  dayInWib,
  endOfDayInWib,
  instantOfWibClock,
  instantOfWibMinute,
  minuteInWib,
  startOfDayInWib,
  wibClock,
  yearInWib,
} from './wib.js';

const anInstant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

it('a day in Jakarta begins at 17.00 UTC of the day before, and ends where the next one begins', () => {
  expect(startOfDayInWib('2026-11-20')).toEqual(new Date('2026-11-19T17:00:00Z'));
  expect(endOfDayInWib('2026-11-20').getTime() + 1).toBe(startOfDayInWib('2026-11-21').getTime());
});

it.each([
  ['the last moment of a year', '2026-12-31T16:59:59.999Z', '2026-12-31 23:59', '2026'],
  ['the first of the next', '2026-12-31T17:00:00.000Z', '2027-01-01 00:00', '2027'],
])('at %s, %s, the local time is %s', (_, instant, minute, year) => {
  const at = new Date(instant);
  expect([minuteInWib(at), dayInWib(at), yearInWib(at)]).toEqual([minute, minute.slice(0, 10), year]);
});

it('a local time in Jakarta is a moment, and nothing is none', () => {
  expect(instantOfWibMinute('2026-12-31T23:59')).toBe('2026-12-31T16:59:00.000Z');
  expect(instantOfWibMinute('2026-12-31T23:59:30')).toBe('2026-12-31T16:59:00.000Z');
  expect(instantOfWibMinute('')).toBeNull();
  expect(instantOfWibMinute('202612-12-31T23:59')).toBe('202612-12-31T23:59');
});

it('equals the time zone Asia/Jakarta, and is inverted by instantOfWibClock', () => {
  const jakarta = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  });
  fc.assert(
    fc.property(anInstant, (at) => {
      const day = dayInWib(at);
      return (
        minuteInWib(at) === jakarta.format(at) &&
        instantOfWibClock(wibClock(at).getTime()).getTime() === at.getTime() &&
        startOfDayInWib(day) <= at &&
        at <= endOfDayInWib(day)
      );
    }),
  );
});
