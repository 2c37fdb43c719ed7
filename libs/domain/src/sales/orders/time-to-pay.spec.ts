import { expect, it } from '@jest/globals';
import { hasTimeToPay, payableFrom } from './time-to-pay.js';

it.each([
  ['2026-11-28T12:00:00Z', true],
  ['2026-11-28T13:00:00Z', true],
  ['2026-11-28T13:00:01Z', false],
  ['2026-11-28T15:00:00Z', false],
])('at %s there is time to pay until 14.00: %s', (now, expected) =>
  expect(hasTimeToPay(new Date('2026-11-28T14:00:00Z'), new Date(now))).toBe(expected),
);

it('what can be paid for an hour is in time, as lists filter it', () =>
  expect(payableFrom(new Date('2026-11-28T13:00:00Z'))).toEqual(new Date('2026-11-28T14:00:00Z')));
