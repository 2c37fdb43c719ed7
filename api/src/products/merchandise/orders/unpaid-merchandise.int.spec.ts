import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MINUTE_MS } from '#domain/platform/durations';
import { aProduct, shippingZones } from '#testing/merchandise';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

/** The limits as delivered: five unpaid orders of an account. docs/rules/orders.md#unpaid-orders */
let world: ListeningApi;
let zoneUid: string;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1' });
  zoneUid = (await shippingZones(world.database)).pickupUid;
});
afterAll(() => world?.close());

async function order({ name, email, token }: Person, again?: { variantUid: string; idempotencyKey: string }) {
  const { variantUid } = again ?? (await aProduct(world.database, { stock: 5 }));
  const items = [{ variantUid, quantity: 1 }];
  const body = { name, email, phoneNumber: '081234567890', items, shipping: { zoneUid }, total: 129_000 };
  const answer = await world.http.call<{ orderUid: string; dueAt: string }>('POST', '/customer/merchandise/order', {
    token,
    body,
    headers: again && { 'idempotency-key': again.idempotencyKey },
  });
  const { held } = await world.database.merchandiseVariant.findUniqueOrThrow({ where: { uid: variantUid } });
  return { ...answer, held };
}

it('an account has five unpaid orders for things at most, also of ten at once; the others hold nothing', async () => {
  const who = await world.customer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(who)));
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(5);
  expect(new Set(refused.map(({ meta, held }) => `${meta.code} ${held}`))).toEqual(new Set(['TOO_MANY_UNPAID 0']));
});

it('the last order that an account may have is the same one, also of ten at once with one key', async () => {
  const who = await world.customer();
  for (let n = 0; n < 4; n += 1) await order(who);
  const { variantUid } = await aProduct(world.database, { stock: 5 });
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(who, { variantUid, idempotencyKey })));
  expect(
    new Set(answers.map(({ status, data }) => `${status} ${data?.orderUid === answers[0]!.data.orderUid}`)),
  ).toEqual(new Set(['201 true']));
});

it('while the e-mail is unverified an order holds its things for half an hour', async () => {
  const who = await world.customer();
  await world.database.customer.update({ where: { uid: who.uid }, data: { emailVerifiedAt: null } });
  const { data } = await order(who);
  expect(new Date(data.dueAt).getTime()).toBeLessThan(Date.now() + 31 * MINUTE_MS);
  await world.database.customer.update({ where: { uid: who.uid }, data: { emailVerifiedAt: new Date() } });
  const later = await order(who);
  expect(new Date(later.data.dueAt).getTime()).toBeGreaterThan(Date.now() + 31 * MINUTE_MS);
});
