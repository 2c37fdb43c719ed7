import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { type OrderDetail, orderSummary } from '#contracts/sales/orders.http';
import { findPlan } from '#testing/plans';
import { ListeningApi } from '../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

it.each(['youtube', 'spotify', 'wetv'])(
  'an order of the list has the references of its own page (%s)',
  async (slug) => {
    const { token, name, email } = await world.customer();
    const plan = await findPlan(world.http, slug);
    const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
    const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
    const [listed] = (await world.http.ask<unknown[]>('GET', '/customer', { token })).map((one) =>
      orderSummary.parse(one),
    );
    const { redirectUrl, provider, additionalOrder } = await world.http.ask<OrderDetail>(
      'GET',
      `/customer/${orderUid}/detail`,
      { token },
    );
    expect(listed).toMatchObject({ orderUid, redirectUrl, provider, additionalOrder });
    expect(redirectUrl).toMatch(/^\//);
  },
);
