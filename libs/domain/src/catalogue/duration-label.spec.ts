import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { durationLabel, monthlyPrice, pricePeriod } from './duration-label.js';

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

  it('stands behind a price as its period', () => {
    expect([durationLabel(1), durationLabel(3), durationLabel(12), durationLabel(12, 8)].map(pricePeriod)).toEqual([
      '/bulan',
      '/3 bulan',
      '/tahun',
      '/8 perawatan',
    ]);
  });

  it('of a series of treatments is their number: no time was promised', () => {
    expect(durationLabel(12, 8)).toBe('8 perawatan');
  });

  it("is '1 tahun' for 12 months only, and different for every length", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), (months) =>
        months === 12 ? durationLabel(months) === '1 tahun' : durationLabel(months) === `${months} bulan`,
      ),
    );
  });
});

it.each([
  [12, '1 tahun', 33_000, 2_750],
  [3, '3 bulan', 65_701, 21_900],
  [1, '1 bulan', 33_000, null],
  [12, '8 perawatan', 800_000, null],
])('%d months (%s) for %d are %p a month', (duration, label, grandTotal, monthly) => {
  expect(monthlyPrice({ duration, durationLabel: label, grandTotal })).toBe(monthly);
});
