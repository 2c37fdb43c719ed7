import { describe, expect, it } from '@jest/globals';
import { renewalDate } from './renewal.js';

describe('the renewal date', () => {
  it.each([
    ['an ordinary day', '2026-11-20T03:00:00Z', 1, '2026-12-20T03:00:00Z'],
    ['over the end of the year', '2026-11-20T03:00:00Z', 12, '2027-11-20T03:00:00Z'],
    ['the 31st, into a short month', '2026-08-31T05:00:00Z', 1, '2026-09-30T05:00:00Z'],
    ['the 31st of January', '2027-01-31T05:00:00Z', 1, '2027-02-28T05:00:00Z'],
    ['into a leap February', '2028-01-31T05:00:00Z', 1, '2028-02-29T05:00:00Z'],
    ['a leap day, a year later', '2028-02-29T05:00:00Z', 12, '2029-02-28T05:00:00Z'],
    ['a minute before midnight in Jakarta', '2027-01-28T16:59:00Z', 1, '2027-02-28T16:59:00Z'],
    ['after midnight in Jakarta, before it in London', '2027-01-30T18:00:00Z', 1, '2027-02-27T18:00:00Z'],
  ])('of %s', (_, from, months, to) => {
    expect(renewalDate(new Date(from), months)).toEqual(new Date(to));
  });
});
