import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { AdditionalPaymentView } from '#contracts/sales/additional-payment.http';
import type { PaymentStatusView } from '#contracts/sales/payments.http';
import { formOf } from '#testing/http';
import { aProduct, shippingZones } from '#testing/merchandise';
import { aBlankPicture, aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

/** The limits as delivered: five orders without money of an account, three times as many of one that has paid before. */
let world: ListeningApi;
let admin: Person;
let zoneUid: string;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1', UNPAID_PER_DEVICE: '1000' });
  admin = await world.admin();
  zoneUid = (await shippingZones(world.database)).pickupUid;
});
afterAll(() => world?.close());

let requests = 0;
/** Another address at each request, so that no rate limit is met. */
const from = () => ({ 'x-forwarded-for': `10.2.${Math.floor((requests += 1) / 250)}.${(requests % 250) + 1}` });

async function buySeat({ name, email, token }: Person) {
  const { uid: variantUid, packageUid } = await findPlan(world.http, 'prime-video');
  const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid };
  const headers = { ...from(), 'idempotency-key': randomBytes(9).toString('hex') };
  return world.http.call<PlacedOrder>('POST', '/customer', { token, body, headers });
}
async function buyThings({ name, email, token }: Person, quantity: number) {
  const { variantUid } = await aProduct(world.database, { stock: 100 });
  const items = [{ variantUid, quantity }];
  const total = quantity * 129_000;
  const body = { name, email, phoneNumber: '081234567890', items, shipping: { zoneUid }, total };
  return world.http.call<PlacedOrder>('POST', '/customer/merchandise/order', { token, body, headers: from() });
}
async function prove(who: Person, orderUid: string, picture?: Buffer) {
  const fields = { orderUid, customerUid: who.uid, bankFrom: 'BCA', accountName: who.name };
  const form = formOf(fields, picture ?? (await aPicture()));
  return world.http.call('POST', '/customer/payment/confirm', { form, headers: from() });
}
const paymentOf = async (orderUid: string) =>
  (await world.database.payment.findFirstOrThrow({ where: { orderUid, state: 'submitted' } })).uid;
const decide = async (orderUid: string, action: 'confirm' | 'reject') =>
  world.http.ask('POST', `/admin/payments/${await paymentOf(orderUid)}/${action}`, {
    token: admin.token,
    body: action === 'reject' ? { reason: 'Tidak terbaca' } : {},
  });
const statusOf = async (uid: string) => (await world.database.order.findUniqueOrThrow({ where: { uid } })).status;

describe('orders whose proof is not checked', () => {
  it('count as orders without money: one account holds five seats and not one more', async () => {
    const who = await world.customer();
    const placed = [];
    for (let n = 0; n < 5; n += 1) {
      const { data } = await buySeat(who);
      expect((await prove(who, data.orderUid)).status).toBe(200);
      placed.push(data.orderUid);
    }
    for (const buy of [buySeat, (one: Person) => buyThings(one, 1)])
      expect(await buy(who)).toMatchObject({
        status: 409,
        meta: { code: 'TOO_MANY_UNPAID', message: expect.stringContaining('pemeriksaan bukti') },
      });
    // Money makes room, and the customer is one who has paid from then on.
    await decide(placed[0]!, 'confirm');
    const more = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await buySeat(who);
      more.push(answer.status);
      if (answer.status === 201) await prove(who, answer.data.orderUid);
    }
    expect(more.filter((status) => status === 201)).toHaveLength(11);
  });

  it('do not stop who gives without keeping anything from others', async () => {
    const who = await world.customer();
    for (let n = 0; n < 5; n += 1) await prove(who, (await buySeat(who)).data.orderUid);
    const contact = { name: who.name, email: who.email, phoneNumber: '081234567890' };
    const body = { ...contact, recipientName: 'Ani', amount: 100_000, message: 'Halo' };
    expect((await world.http.call('POST', '/customer/thr', { token: who.token, body, headers: from() })).status).toBe(
      201,
    );
  });

  it('hold thirty pieces of things for an account, however the carts are', async () => {
    const who = await world.customer();
    const first = await buyThings(who, 20);
    await prove(who, first.data.orderUid);
    expect(await buyThings(who, 11)).toMatchObject({
      status: 409,
      meta: { code: 'TOO_MANY_PIECES', message: expect.stringContaining('10 barang lagi') },
    });
    expect((await buyThings(who, 10)).status).toBe(201);
    await decide(first.data.orderUid, 'confirm');
    expect((await buyThings(who, 20)).status).toBe(201);
  });
});

describe('a proof from a tab that is out of date', () => {
  it('of an order that was cancelled says so and where to turn, and one that is being checked is not called unknown', async () => {
    const who = await world.customer();
    const [gone, checked] = [(await buySeat(who)).data, (await buySeat(who)).data];
    await world.http.ask('POST', `/customer/${gone.orderUid}/cancel`, { token: who.token, body: {} });
    const { number } = await world.database.order.findUniqueOrThrow({ where: { uid: gone.orderUid } });
    const late = await prove(who, gone.orderUid);
    expect([late.status, late.meta.code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
    expect(late.meta.message).toMatch(
      new RegExp(`${number} sudah dibatalkan.*Kalau kamu sudah transfer, hubungi kami`),
    );
    await prove(who, checked.orderUid);
    expect((await prove(who, checked.orderUid)).meta.message).toContain('sedang kami cek');
  });
});

describe('a picture', () => {
  it('of one colour is refused, and the order keeps its deadline', async () => {
    const who = await world.customer();
    const { orderUid } = (await buySeat(who)).data;
    expect(await prove(who, orderUid, await aBlankPicture())).toMatchObject({
      status: 422,
      meta: { code: 'FILE_BLANK', message: expect.stringContaining('polos') },
    });
    expect(await statusOf(orderUid)).toBe(1);
  });

  it('that proves an order already proves no other, of any customer', async () => {
    const [who, other] = [await world.customer(), await world.customer()];
    const picture = await aPicture();
    const [one, two, theirs] = [await buySeat(who), await buySeat(who), await buySeat(other)];
    expect((await prove(who, one.data.orderUid, picture)).status).toBe(200);
    const again = await prove(who, two.data.orderUid, picture);
    expect([again.status, again.meta.code]).toEqual([422, 'PROOF_REPEATED']);
    expect(again.meta.message).toContain(
      (await world.database.order.findUniqueOrThrow({ where: { uid: one.data.orderUid } })).number,
    );
    const foreign = await prove(other, theirs.data.orderUid, picture);
    expect([foreign.status, foreign.meta.code]).toEqual([422, 'PROOF_REPEATED']);
    expect(foreign.meta.message).not.toMatch(/PTG/);
    expect([await statusOf(two.data.orderUid), await statusOf(theirs.data.orderUid)]).toEqual([1, 1]);
    // Once it was rejected it may be meant for the other order, but still of the same customer alone.
    await decide(one.data.orderUid, 'reject');
    expect((await prove(other, theirs.data.orderUid, picture)).status).toBe(422);
    expect((await prove(who, two.data.orderUid, picture)).status).toBe(200);
  });

  it('that has paid a part of an order does not prove the rest of it, and one that was rejected may be sent again', async () => {
    const who = await world.customer();
    const picture = await aPicture();
    const { orderUid } = (await buySeat(who)).data;
    await prove(who, orderUid, picture);
    await decide(orderUid, 'reject');
    expect((await prove(who, orderUid, picture)).status).toBe(200);
    const url = `/admin/payments/${await paymentOf(orderUid)}/confirm`;
    await world.http.ask('POST', url, { token: admin.token, body: { received: 10_000 } });
    expect(await prove(who, orderUid, picture)).toMatchObject({
      status: 422,
      meta: { code: 'PROOF_REPEATED', message: expect.stringMatching(/sudah kami terima untuk pesanan ini/) },
    });
    expect(await statusOf(orderUid)).toBe(1);
    expect((await prove(who, orderUid)).status).toBe(200);
  });
});

it('after five rejected proofs no other is taken, and the place is free at once', async () => {
  const who = await world.customer();
  const { orderUid } = (await buySeat(who)).data;
  const isLast = async () => {
    const query = `orderUid=${orderUid}&customerUid=${who.uid}`;
    const { payment } = await world.http.ask<PaymentStatusView>('GET', `/customer/payment/confirm?${query}`);
    const order = await world.http.ask<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token: who.token });
    const path = `/customer/additional-payment?orderNumber=${order.orderNumber}`;
    const missing = await world.http.ask<AdditionalPaymentView>('GET', path, { token: who.token });
    return [payment?.isLast, order.payment?.isLast, missing.rejectedProof?.isLast];
  };
  /** Now, by the clock of the database. */
  const isDue = async () =>
    (await world.database.invoice.findFirstOrThrow({ where: { orderUid } })).dueAt!.getTime() < Date.now() + 60_000;
  for (let n = 0; n < 5; n += 1) {
    expect((await prove(who, orderUid)).status).toBe(200);
    expect(await isLast()).toEqual([false, false, undefined]);
    await decide(orderUid, 'reject');
    expect(await isDue()).toBe(n === 4);
  }
  expect(await isLast()).toEqual([true, true, true]);
  expect(await prove(who, orderUid)).toMatchObject({
    status: 409,
    meta: { code: 'TOO_MANY_PROOFS', message: expect.stringContaining('lima kali') },
  });
  expect(await statusOf(orderUid)).toBe(1);
});
