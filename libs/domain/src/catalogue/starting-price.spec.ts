import { expect, it } from '@jest/globals';
import { startingPlan, startingPrice } from './starting-price.js';

const host = { grandTotal: 47_500, isHost: true };

it("a starting price is a member's, also where a host pays less", () => {
  const members = [61_000, 54_000].map((grandTotal) => ({ grandTotal, isHost: false }));
  expect(startingPrice([host, ...members])).toBe(54_000);
  expect(startingPlan([host, ...members])).toBe(members[1]);
});

it("a starting price is the host's where there are only host plans", () => expect(startingPrice([host])).toBe(47_500));
