import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PlacedMerchandise } from '#contracts/products/merchandise/merchandise.http';
import { aProduct, anAddress, shippingZones } from '#testing/merchandise';
import { MINUTE_MS } from '#domain/platform/durations';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

/** The limits as delivered. docs/rules/orders.md#unpaid-orders */
let world: ListeningApi;
let zoneUid: string;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1' });
  zoneUid = (await shippingZones(world.database)).courierUid;
});
afterAll(() => world?.close());

let keys = 0;
async function order(who: Person, addressUid: string, variantUid: string) {
  const body = {
    name: who.name,
    email: who.email,
    phoneNumber: '0812-3456-7890',
    items: [{ variantUid, quantity: 1 }],
    shipping: { zoneUid, addressUid },
    total: 138_000,
  };
  const headers = { 'idempotency-key': `barang-${(keys += 1)}` };
  return world.http.call<PlacedMerchandise>('POST', '/customer/merchandise/order', { token: who.token, body, headers });
}

it('stock is held by five unpaid orders of one account at most, also when it asks ten times at once', async () => {
  const who = await world.customer();
  const { uid: addressUid } = await anAddress(world.database, who.uid);
  const { variantUid } = await aProduct(world.database, { stock: 20 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(who, addressUid, variantUid)));
  const codes = answers.map(({ status, meta }) => meta.code ?? status);
  expect(codes.filter((code) => code === 201)).toHaveLength(5);
  expect(codes.filter((code) => code === 'TOO_MANY_UNPAID')).toHaveLength(5);
  const { held } = await world.database.merchandiseVariant.findUniqueOrThrow({ where: { uid: variantUid } });
  expect(held).toBe(5);
});

it('stock is held for half an hour while the e-mail is unverified', async () => {
  const who = await world.customer();
  await world.database.customer.update({ where: { uid: who.uid }, data: { emailVerifiedAt: null } });
  const { uid: addressUid } = await anAddress(world.database, who.uid);
  const { variantUid } = await aProduct(world.database, { stock: 1 });
  const { data } = await order(who, addressUid, variantUid);
  const minutes = (new Date(data.dueAt!).getTime() - Date.now()) / MINUTE_MS;
  expect([minutes > 29, minutes <= 30]).toEqual([true, true]);
});
