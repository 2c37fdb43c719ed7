import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { AdditionalPaymentView } from '#contracts/sales/additional-payment.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { daysAfter } from '#domain/platform/durations';
import { aFamily } from '#testing/factories';
import { GatewaySimulator } from '#testing/gateway-simulator';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { aPrice, aRenewingSeat } from '#testing/renewing-seat';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let gateway: GatewaySimulator;
beforeAll(async () => {
  gateway = await GatewaySimulator.open();
  world = await ListeningApi.open({ GATEWAY_URL: gateway.url, GATEWAY_SERVER_KEY: gateway.serverKey });
});
afterAll(async () => {
  await world?.close();
  await gateway?.close();
});

const REFUSED = {
  status: 403,
  meta: { code: 'BLOCKED_CUSTOMER', message: expect.stringContaining('blocked customer') },
};
const BLOCKED_STEP = { title: 'Akunmu sedang diblokir', action: 'Hubungi kami' };

let who: Person;
let orderUid: string;
beforeEach(async () => {
  who = await world.customer();
  const { name, email, token } = who;
  const { uid: variantUid, packageUid } = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid };
  ({ orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body }));
});
/** As the blacklist does it, without the end of the session: it signs in again. */
const block = (blockedAt: Date | null = new Date()) =>
  world.database.customer.update({
    where: { uid: who.uid },
    data: { blockedAt, blockedReason: blockedAt && 'Bukti palsu' },
  });
const submit = async (path = '/customer/payment/confirm', method: 'POST' | 'PATCH' = 'POST') => {
  const fields = { orderUid, customerUid: who.uid, bankFrom: 'BCA', accountName: who.name };
  return world.http.call(method, path, { form: formOf(fields, await aPicture()) });
};
const keys = () => `orderUid=${orderUid}&customerUid=${who.uid}`;
const checkout = () => world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?${keys()}`);
const detail = () => world.http.ask<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token: who.token });
const order = () => world.database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { invoices: true } });
const proofs = () => world.database.payment.count({ where: { orderUid, state: 'submitted' } });

describe('an order of a customer who was blocked', () => {
  it('takes no proof, so that its deadline goes on and the seat comes free', async () => {
    const before = await order();
    await block();
    expect(await submit()).toMatchObject(REFUSED);
    expect(await submit('/customer/sekeranjang/order/payment', 'PATCH')).toMatchObject(REFUSED);
    expect([await order(), await proofs()]).toEqual([before, 0]);
    expect((await checkout()).dueAt).toBe(before.invoices[0]!.dueAt!.toISOString());
  });

  it('has no charge at the gateway', async () => {
    await block();
    const body = { orderUid, customerUid: who.uid, channel: 'qris' };
    expect(await world.http.call('POST', '/customer/payment/gateway', { body })).toMatchObject(REFUSED);
    expect(await world.database.gatewayCharge.count({ where: { orderUid } })).toBe(0);
  });

  it('says so in place of the ways to pay, and offers to be given back alone', async () => {
    expect(await checkout()).toMatchObject({ first: null });
    expect(await detail()).toMatchObject({ first: null, actions: ['submit-proof', 'cancel'] });
    await block();
    expect((await checkout()).first).toMatchObject(BLOCKED_STEP);
    expect(await detail()).toMatchObject({ first: BLOCKED_STEP, actions: ['cancel'] });
  });

  it('says so where what is missing of it is asked for', async () => {
    const asked = async () =>
      world.http.ask<AdditionalPaymentView>('GET', `/customer/additional-payment?orderNumber=${orderUid}`, {
        token: who.token,
      });
    expect(await asked()).toMatchObject({ first: null });
    await block();
    expect(await asked()).toMatchObject({ first: BLOCKED_STEP });
  });

  it('says nothing of the block to who has the number of the order alone', async () => {
    await block();
    expect(await world.http.ask('GET', `/customer/detail?orderUid=${orderUid}`)).toMatchObject({ first: null });
  });

  it('takes one again once the block is lifted', async () => {
    await block();
    await block(null);
    expect((await checkout()).first).toBeNull();
    expect((await submit()).status).toBe(200);
    expect(await proofs()).toBe(1);
  });
});

it('the next period of a blocked customer takes no proof', async () => {
  const family = await aFamily(world.database);
  await aPrice(world.database, family.plans.ready.variantUid, 5_000_000n);
  const seat = await aRenewingSeat(world.database, family, daysAfter(new Date(), -10), { customerUid: who.uid });
  orderUid = seat.orderUid;
  await world.http.ask('POST', `/customer/membership/${seat.accountUid}/renew`, { token: who.token, body: {} });
  expect(await checkout()).toMatchObject({ isRenewal: true, first: null });
  await block();
  expect((await checkout()).first).toMatchObject(BLOCKED_STEP);
  expect(await submit()).toMatchObject(REFUSED);
  expect(await proofs()).toBe(0);
});
