import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { durationLabel } from './duration-label.js';

describe('a duration', () => {
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

  it("is '1 tahun' for 12 months only, and different for every length", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), (months) =>
        months === 12 ? durationLabel(months) === '1 tahun' : durationLabel(months) === `${months} bulan`,
      ),
    );
  });
});
