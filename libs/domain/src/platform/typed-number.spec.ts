import { describe, expect, it } from '@jest/globals';
import { readWhole } from './typed-number.js';
import { withDots } from './with-dots.js';

describe('a typed whole number', () => {
  it.each([
    ['5.000', 5_000],
    ['5000', 5_000],
    [' 5 000 ', 5_000],
    ['5\u00a0000', 5_000],
    ['1.000.000', 1_000_000],
    ['５.０００', 5_000],
    ['\u200e1.000\ufeff', 1_000],
    ['007', 7],
    ['0', 0],
  ])('reads %j', (typed, whole) => expect(readWhole(typed)).toBe(whole));

  it.each([
    '1,5',
    '1.5',
    '1.00',
    '1,000',
    '5.000,00',
    '0.500',
    '12.34.567',
    '-3',
    '1e3',
    '0x10',
    'lima',
    '5 kg',
    '',
    ' ',
  ])('refuses %j, which is none or has two readings', (typed) => expect(readWhole(typed)).toBeNull());

  it.each([0, 47, 5_000, 1_000_000])('is read as it is written: %d', (whole) =>
    expect(readWhole(withDots(whole))).toBe(whole),
  );
});
