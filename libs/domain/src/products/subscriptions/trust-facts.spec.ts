import { describe, expect, it } from '@jest/globals';
import { trustFacts } from './trust-facts.js';

const NONE = { groups: 0, members: 0, accesses: 0, medianHours: 0 };

describe('the numbers that every page says of the shop', () => {
  it.each([
    [19, undefined],
    [20, 20],
    [29, 20],
    [99, 90],
    [100, 100],
    [148, 140],
    [1_999, 1_900],
    [23_910, 23_000],
  ])('of %p groups or members says %p', (count, said) => {
    expect(trustFacts({ ...NONE, groups: count }).groups).toBe(said);
    expect(trustFacts({ ...NONE, members: count }).members).toBe(said);
  });

  it.each([
    [19, 3, undefined],
    [20, 0.2, 1],
    [20, 3, 3],
    [20, 3.01, 4],
  ])('of %p accesses with a median of %p hours says %p hours', (accesses, medianHours, said) => {
    expect(trustFacts({ ...NONE, accesses, medianHours }).accessHours).toBe(said);
  });

  it('are none for a shop that has just begun', () => {
    expect(trustFacts(NONE)).toEqual({});
  });
});
