import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

/** What the customer of a cancelled order reads of who cancelled it. docs/rules/payments.md#bank-transfer */
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
  const glance = await api.anyone.get(`customer/detail?orderUid=${order.orderUid}`);
  expect(JSON.stringify(glance.data)).not.toContain('Akunnya');
});
