import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { anAddress, shippingZones } from '#testing/merchandise';
import { aSekeranjang } from '#testing/sekeranjang';
import { ListeningApi } from '../../../../test/listening-api.js';

/** The limits as delivered: five unpaid orders of an account. docs/rules/orders.md#unpaid-orders */
let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => world?.close());

it('an account holds five unpaid places at most, also when it asks for eight at once; the others hold nothing', async () => {
  const { uid, name, email, token } = await world.customer();
  const { uid: address } = await anAddress(world.database, uid);
  const { courierUid: zoneUid } = await shippingZones(world.database);
  const products = await Promise.all(Array.from({ length: 8 }, () => aSekeranjang(world.database)));
  const answers = await Promise.all(
    products.map(({ code }) =>
      world.http.call('POST', '/customer/sekeranjang/order', {
        token,
        body: { name, email, phone: '081234567890', address, zoneUid, sekeranjangCode: code, total: 109_000 },
      }),
    ),
  );
  expect(answers.map(({ status, meta }) => (status === 201 ? 'placed' : meta.code)).toSorted()).toEqual([
    ...Array<string>(3).fill('TOO_MANY_UNPAID'),
    ...Array<string>(5).fill('placed'),
  ]);
  const { _sum } = await world.database.sekeranjangProduct.aggregate({ _sum: { held: true } });
  expect(_sum.held).toBe(5);
});
