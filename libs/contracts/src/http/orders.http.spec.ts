import { describe, expect, it } from '@jest/globals';
import { orderListQuery } from '#contracts/http/orders.http';

describe('the list of my orders', () => {
  it('without a status is not narrowed to one', () => {
    expect(orderListQuery.parse({})).toEqual({ page: 1, limit: 10 });
  });

  it('with a status takes it from the query string, and refuses one that does not exist', () => {
    expect(orderListQuery.parse({ status: '3' })).toMatchObject({ status: 3 });
    expect(orderListQuery.safeParse({ status: '9' }).success).toBe(false);
  });
});
