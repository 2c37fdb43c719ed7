import { describe, expect, it } from '@jest/globals';
import { eligibilityGiven, orderListQuery } from '#contracts/http/orders.http';

describe('the list of my orders', () => {
  it('without a status is not narrowed to one', () => {
    expect(orderListQuery.parse({})).toEqual({ page: 1, limit: 10 });
  });

  it('with a status takes it from the query string, and refuses one that does not exist', () => {
    expect(orderListQuery.parse({ status: '3' })).toMatchObject({ status: 3 });
    expect(orderListQuery.safeParse({ status: '9' }).success).toBe(false);
  });
});

it('an order answers at most twenty rules', () => {
  const given = (count: number) => ({
    answers: Object.fromEntries(Array.from({ length: count }, (_, n) => [`r${n}`, true])),
  });
  expect(eligibilityGiven.safeParse(given(20)).success).toBe(true);
  expect(eligibilityGiven.safeParse(given(21)).success).toBe(false);
});
