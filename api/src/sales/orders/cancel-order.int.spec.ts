import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

/** Of an order that is cancelled: how often, and what its customer reads of it. docs/rules/orders.md#cancelling */
let api: ApiWorld;
let family: Family;
beforeAll(async () => {
  api = await openApi();
  family = await aFamily(api.database, { hostSeats: 0, regularSeats: 5 });
});
afterAll(() => api.close());

const anOpenOrder = async () => anOrder(api.database, family, (await aGroup(api.database, family)).uid);
const detail = async ({ orderUid, customerUid }: { orderUid: string; customerUid: string }) =>
  (await api.anyone.get(`customer/detail?orderUid=${orderUid}&customerUid=${customerUid}`)).data;

it('an order that an admin has cancelled says the reason to its customer, and not to who has the order alone', async () => {
  const order = await anOpenOrder();
  const { status } = await api.admin.post(`admin/orders/${order.orderUid}/cancel`, { reason: 'Akunnya kami tutup' });
  expect(status).toBe(200);
  expect(await detail(order)).toMatchObject({
    status: ORDER_STATUS.cancelled,
    closedEarly: 'Kami yang membatalkannya. Alasannya: Akunnya kami tutup.',
  });
  const { orderUid, customerUid } = order;
  const asked = await api.customer(customerUid).post('customer/credit/use', { orderUid });
  expect(asked).toMatchObject({
    status: 409,
    meta: { message: expect.stringContaining('Alasannya: Akunnya kami tutup.') },
  });
  const glance = await api.anyone.get(`customer/detail?orderUid=${orderUid}`);
  expect(JSON.stringify(glance.data)).not.toContain('Akunnya');
});

it('an own order that is cancelled twice, also at once, is cancelled once, and every press succeeds', async () => {
  for (const atOnce of [true, false]) {
    const { orderUid, customerUid } = await anOpenOrder();
    const press = () => api.customer(customerUid).post(`customer/${orderUid}/cancel`, {});
    const answers = atOnce ? await Promise.all([press(), press()]) : [await press(), await press()];
    expect(answers).toMatchObject([
      { status: 200, data: { uid: orderUid } },
      { status: 200, data: { uid: orderUid } },
    ]);
    expect(await api.database.orderHistory.count({ where: { orderUid, toStatus: ORDER_STATUS.cancelled } })).toBe(1);
    const told = { name: 'order.cancelled', payload: { path: ['orderUid'], equals: orderUid } };
    expect(await api.database.outbox.count({ where: told })).toBe(1);
  }
});
