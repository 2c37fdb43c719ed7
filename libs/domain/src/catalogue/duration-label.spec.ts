import { describe, expect, it } from '@jest/globals';
import { durationLabel } from './duration-label.js';

describe('a duration (spec 1 §9)', () => {
  it.each([
    [1, '1 bulan'],
    [3, '3 bulan'],
    [6, '6 bulan'],
    [11, '11 bulan'],
    [12, '1 tahun'],
    [13, '13 bulan'],
    [24, '24 bulan'],
  ])('of %i months is called %s', (months, label) => {
    expect(durationLabel(months)).toBe(label);
  });
});
