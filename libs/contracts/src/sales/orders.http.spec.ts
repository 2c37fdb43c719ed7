import { describe, expect, it } from '@jest/globals';
import { orderListQuery } from '#contracts/sales/orders.http';

describe('the list of my orders', () => {
  it('is not filtered without a status', () => {
    expect(orderListQuery.parse({})).toEqual({ page: 1, limit: 10 });
  });

  it('is filtered by a status of the query string; an unknown one is refused', () => {
    expect(orderListQuery.parse({ status: '3' })).toMatchObject({ status: 3 });
    expect(orderListQuery.safeParse({ status: '9' }).success).toBe(false);
  });
});
