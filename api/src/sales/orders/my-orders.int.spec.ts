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

it('an order of the list that takes no further proof says so', async () => {
  const { token, name, email } = await world.customer();
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const list = async () => orderSummary.parse((await world.http.ask<unknown[]>('GET', '/customer', { token }))[0]);
  expect((await list()).takesNoProof).toBeUndefined();
  const { uid: invoiceUid, amountSen } = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
  const at = new Date();
  const proof = { orderUid, invoiceUid, method: 'transfer', amountSen, bankFrom: 'BCA', accountName: name };
  const rejected = { ...proof, state: 'rejected', submittedAt: at, decidedAt: at };
  await world.database.payment.createMany({ data: Array.from({ length: 5 }, () => rejected) });
  expect(await list()).toMatchObject({ orderUid, takesNoProof: true });
});
