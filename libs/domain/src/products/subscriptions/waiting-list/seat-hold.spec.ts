import { expect, it } from '@jest/globals';
import { USUAL_HOURS } from '../../../platform/opening-hours.js';
import { seatHeldUntil } from './seat-hold.js';

const wib = (text: string) => new Date(`${text.replace(' ', 'T').replace('.', ':')}:00+07:00`);

it.each([
  ['twelve hours', '2026-11-20 08.30', '2026-11-20 20.30'],
  ['until the morning when the shop is closed then', '2026-11-20 12.00', '2026-11-21 10.00'],
  ['until the same morning for an offer of the evening', '2026-11-20 20.00', '2026-11-21 10.00'],
])('an offered seat is held %s: from %s WIB to %s WIB', (_case, from, until) => {
  expect(seatHeldUntil(wib(from), USUAL_HOURS)).toEqual(wib(until));
});
