import { expect, it } from '@jest/globals';
import { eligibilityGiven } from '#contracts/products/subscriptions/place-order.http';

it('an order answers at most twenty rules', () => {
  const given = (count: number) => ({
    answers: Object.fromEntries(Array.from({ length: count }, (_, n) => [`r${n}`, true])),
  });
  expect(eligibilityGiven.safeParse(given(20)).success).toBe(true);
  expect(eligibilityGiven.safeParse(given(21)).success).toBe(false);
});
