import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { CreditView } from '#contracts/sales/credit.http';
import type { ChargeView } from '#contracts/sales/gateway.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { GatewayError } from '#runtime/sales/gateway/payment-gateway';
import { fittingAnswers } from '#testing/eligibility';
import { GatewaySimulator } from '#testing/gateway-simulator';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let gateway: GatewaySimulator;
let admin: Person;
beforeAll(async () => {
  gateway = await GatewaySimulator.open();
  world = await ListeningApi.open({ GATEWAY_URL: gateway.url, GATEWAY_SERVER_KEY: gateway.serverKey });
  admin = await world.admin();
});
afterAll(async () => {
  await world?.close();
  await gateway?.close();
});

async function bought(slug = 'youtube') {
  const { name, email, token, uid: customerUid } = await world.customer();
  const plan = await findPlan(world.http, slug, { months: 1 });
  const body = {
    name,
    email,
    phoneNumber: '081234567890',
    packageUid: plan.packageUid,
    variantUid: plan.uid,
    eligibility: fittingAnswers(plan),
  };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const choose = (channel: string, more: { amountRead?: number } = {}) =>
    world.http.call<ChargeView>('POST', '/customer/payment/gateway', {
      body: { orderUid, customerUid, channel, ...more },
    });
  const chargeUid = async (channel: string) =>
    (
      await world.database.gatewayCharge.findFirstOrThrow({
        where: { orderUid, channel },
        orderBy: { createdAt: 'desc' },
      })
    ).uid;
  const order = () =>
    world.database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { invoices: true, payments: true } });
  const credit = async () => (await world.http.ask<CreditView>('GET', '/customer/credit', { token })).balance;
  const checkout = () =>
    world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?orderUid=${orderUid}&customerUid=${customerUid}`);
  const { amount: price } = await checkout();
  return { orderUid, customerUid, name, token, price, choose, chargeUid, order, credit, checkout };
}
const notify = (body: object) => world.http.call('POST', '/gateway/notification', { body });
const events = (name: string, orderUid: string) =>
  world.database.outbox.count({ where: { name, payload: { path: ['orderUid'], equals: orderUid } } });

describe('a charge', () => {
  it('is a number or code for exactly what is owed; the same way again shows the same one', async () => {
    const { choose, price, checkout } = await bought();
    expect((await checkout()).channels).toContain('qris');
    const [first, again] = [await choose('va-bca'), await choose('va-bca')];
    expect(first.data).toMatchObject({ state: 'pending', amount: price, payCode: expect.stringMatching(/^\d+$/) });
    expect(again.data).toEqual(first.data);
    expect((await choose('qris')).data.payCode).toMatch(/^0002/);
  });

  it('for another amount than its customer has read is refused with both, and nothing is asked of the gateway', async () => {
    const { choose, checkout, orderUid, token, price } = await bought('wetv');
    await choose('va-bca', { amountRead: price });
    const { uid: variantUid } = await findPlan(world.http, 'wetv', { months: 3 });
    await world.http.ask('PATCH', '/customer/variant', { token, body: { orderUid, variantUid } });
    const { amount: now } = await checkout();
    expect(now).not.toBe(price);
    const charges = () => world.database.gatewayCharge.findMany({ where: { orderUid } });
    const before = await charges();
    for (const channel of ['va-bca', 'qris']) {
      const refused = await choose(channel, { amountRead: price });
      expect(refused).toMatchObject({
        status: 409,
        meta: { code: 'PRICE_CHANGED' },
        errors: [{ field: 'amountRead' }],
      });
      const [asked, read] = [now, price].map((amount) => `Rp${new Intl.NumberFormat('id').format(amount)}`);
      expect(refused.meta.message).toContain(`Tagihannya sekarang ${asked}, bukan lagi ${read}`);
    }
    expect(await charges()).toEqual(before);
    expect(await choose('va-bca', { amountRead: now })).toMatchObject({ status: 200, data: { amount: now } });
    // As before an amount could be said.
    expect(await choose('qris')).toMatchObject({ status: 200, data: { amount: now } });
    expect(await choose('qris', { amountRead: -1 })).toMatchObject({ status: 422, errors: [{ field: 'amountRead' }] });
  });

  it('whose answer is lost is asked for again, and a broken gateway is said plainly', async () => {
    const { choose, order } = await bought();
    gateway.next = ['broken'];
    const refused = await choose('gopay');
    expect([refused.status, refused.meta.message]).toEqual([503, expect.stringContaining('transfer bank')]);
    expect((await choose('gopay')).status).toBe(200);
    expect((await order()).status).toBe(1);
  });

  it('whose code is lost stays paid when its money comes at the same moment', async () => {
    const { choose, chargeUid, order } = await bought();
    await choose('qris');
    const uid = await chargeUid('qris');
    // As if the answer with the code had never come.
    await world.database.gatewayCharge.update({ where: { uid }, data: { payCode: null } });
    const company = world.app.get(Gateway, { strict: false }).company!;
    const asking = jest.spyOn(company, 'charge').mockImplementationOnce(async () => {
      await notify(gateway.become(uid, 'settlement'));
      return { ...(await company.status(uid))!, payCode: null };
    });
    expect((await choose('qris')).status).toBe(503);
    asking.mockRestore();
    expect(await world.database.gatewayCharge.findUnique({ where: { uid } })).toMatchObject({ state: 'paid' });
    expect((await order()).status).toBe(3);
  });

  it('is only for the order of the link, and only while it waits for payment', async () => {
    const [{ choose, orderUid, chargeUid }, other] = [await bought(), await bought()];
    const body = { orderUid, customerUid: other.customerUid, channel: 'qris' };
    expect((await world.http.call('POST', '/customer/payment/gateway', { body })).status).toBe(404);
    await choose('qris');
    await notify(gateway.become(await chargeUid('qris'), 'settlement'));
    expect((await choose('gopay')).status).toBe(409);
  });
});

describe('money through the gateway', () => {
  it('pays the order once in a storm: each notification five times, out of order, twenty at once', async () => {
    const { choose, chargeUid, order, orderUid, credit } = await bought();
    await choose('qris');
    const uid = await chargeUid('qris');
    const [pending, paid] = [gateway.become(uid, 'pending'), gateway.become(uid, 'settlement')];
    const expired = { ...gateway.become(uid, 'expire') };
    gateway.become(uid, 'settlement');
    const storm = [pending, paid, expired, paid].flatMap((body) => Array.from({ length: 5 }, () => body));
    const answers = await Promise.all(storm.toReversed().map(notify));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { status, invoices, payments } = await order();
    expect([status, invoices.map(({ status }) => status)]).toEqual([3, ['paid']]);
    expect(payments).toMatchObject([{ method: 'gateway', state: 'confirmed' }]);
    expect([await events('payment.confirmed', orderUid), await credit()]).toEqual([1, 0]);
    expect(await world.database.gatewayNotification.count({ where: { chargeUid: uid } })).toBe(3);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('does not count because a notification says so: it is asked for, and a forged or older one changes nothing', async () => {
    const { choose, chargeUid, order } = await bought();
    await choose('qris');
    const uid = await chargeUid('qris');
    const pending = gateway.become(uid, 'pending');
    // The signature does not cover the state.
    const forged = await notify({ ...pending, transaction_status: 'settlement' });
    expect([forged.status, (await order()).status]).toEqual([200, 1]);
    expect((await notify({ ...pending, gross_amount: '1.00' })).status).toBe(403);
    expect((await notify({})).status).toBe(403);
    await notify(gateway.become(uid, 'settlement'));
    expect((await order()).status).toBe(3);
    await notify(pending);
    expect((await order()).status).toBe(3);
  });

  it('is taken while a proof waits: the proof is not needed any more', async () => {
    const { choose, chargeUid, order, orderUid, customerUid, name } = await bought();
    await choose('gopay');
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
    await notify(gateway.become(await chargeUid('gopay'), 'settlement'));
    const { status, payments } = await order();
    expect([status, payments.map(({ state }) => state).toSorted()]).toEqual([3, ['confirmed', 'voided']]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that comes twice, or for an order that is over, is the customer’s credit', async () => {
    const twice = await bought();
    for (const channel of ['qris', 'gopay']) await twice.choose(channel);
    for (const channel of ['qris', 'gopay']) await notify(gateway.become(await twice.chargeUid(channel), 'settlement'));
    expect([(await twice.order()).status, await twice.credit()]).toEqual([3, twice.price]);

    const over = await bought();
    await over.choose('qris');
    const cancelled = await world.http.call('POST', `/admin/orders/${over.orderUid}/cancel`, {
      token: admin.token,
      body: { reason: 'Salah pesan' },
    });
    expect(cancelled.status).toBe(200);
    await notify(gateway.become(await over.chargeUid('qris'), 'settlement'));
    expect([(await over.order()).status, await over.credit()]).toEqual([5, over.price]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of a notification that could not be checked is taken when it is sent again', async () => {
    const { choose, chargeUid, order } = await bought();
    await choose('qris');
    const paid = gateway.become(await chargeUid('qris'), 'settlement');
    gateway.next = ['broken'];
    expect((await notify(paid)).status).toBe(503);
    expect((await order()).status).toBe(1);
    expect((await notify(paid)).status).toBe(200);
    expect((await order()).status).toBe(3);
  });
});

it('without a key it is switched off: no way is offered, none is made, and no notification is taken', async () => {
  const off = await ListeningApi.open();
  try {
    const body = { orderUid: admin.uid, customerUid: admin.uid, channel: 'qris' };
    expect((await off.http.call('POST', '/customer/payment/gateway', { body })).status).toBe(404);
    expect((await off.http.call('POST', '/gateway/notification', { body: {} })).status).toBe(404);
  } finally {
    await off.close();
  }
});

describe('a refund of money that came through the gateway', () => {
  /** Paid with Rp5.000 too much by the gateway's word: credit of the customer. */
  async function credited(channel = 'qris') {
    const order = await bought();
    await order.choose(channel);
    const uid = await order.chargeUid(channel);
    gateway.charges.get(uid)!.gross_amount = `${order.price + 5_000}.00`;
    expect((await notify(gateway.become(uid, 'settlement'))).status).toBe(200);
    const refund = () => world.database.refund.findFirstOrThrow({ where: { orderUid: order.orderUid } });
    const { uid: refundUid } = await refund();
    const send = (action = 'send-back', body: object = {}) =>
      world.http.call('POST', `/admin/refunds/${refundUid}/${action}`, { token: admin.token, body });
    const actions = async () =>
      (
        await world.http.ask<{ allowedActions: string[]; paidFrom: string }>('GET', `/admin/refunds/${refundUid}`, {
          token: admin.token,
        })
      ).allowedActions;
    return { ...order, refundUid, refund, send, actions };
  }
  const given = (refundUid: string) => gateway.refunds.get(refundUid);
  const payouts = (refUid: string) => world.database.payout.findMany({ where: { refUid } });
  const to = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi' };

  it('goes back by one press, once, whatever is pressed at once and again', async () => {
    const { refundUid, send, actions, refund, orderUid, credit } = await credited();
    expect(await actions()).toEqual(['send-back', 'schedule', 'pay']);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send()).status).toBe(200);
    expect(given(refundUid)).toBe(5_000);
    expect(await refund()).toMatchObject({ state: 'paid', reference: expect.stringMatching(/^GATEWAY-/) });
    expect(await payouts(refundUid)).toMatchObject([{ state: 'paid', amountSen: 500_000n, accountNumber: null }]);
    expect([await events('refund.issued', orderUid), await credit()]).toEqual([1, 0]);
    expect(await world.database.auditLog.count({ where: { subjectUid: refundUid, action: 'send-back' } })).toBe(1);
    expect((await send('pay', { reference: 'TRX-1' })).status).toBe(409);
    expect(await actions()).toEqual([]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('whose answer is lost waits: nothing else gives it back, and the next press finds it done', async () => {
    const { refundUid, send, actions, refund, token, orderUid } = await credited('gopay');
    const company = world.app.get(Gateway, { strict: false }).company!;
    const really = company.refund.bind(company);
    const asking = jest.spyOn(company, 'refund').mockImplementationOnce(async (asked) => {
      await really(asked);
      throw new GatewayError(null);
    });
    const lost = await send();
    expect([lost.status, lost.meta.message]).toEqual([503, expect.stringContaining('jangan transfer')]);
    expect([given(refundUid), await actions()]).toEqual([5_000, ['send-back']]);
    for (const [action, body] of [
      ['pay', { reference: 'TRX-2' }],
      ['schedule', to],
    ] as const)
      expect((await send(action, body)).meta.code).toBe('AT_GATEWAY');
    const back = await world.http.call('POST', '/customer/credit/return', { token, body: to });
    expect([back.status, (await refund()).state]).toEqual([409, 'credited']);
    // The key is known there, and refused: what was given back is asked for.
    asking.mockRestore();
    expect((await send()).status).toBe(200);
    expect([(await refund()).state, await events('refund.issued', orderUid)]).toEqual(['paid', 1]);
    expect([...gateway.refunds.keys()].filter((key) => key === refundUid)).toHaveLength(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that the gateway refuses, or whose way does not take it, goes by the bank', async () => {
    const refused = await credited();
    // Not settled any more.
    gateway.charges.get(await refused.chargeUid('qris'))!.transaction_status = 'deny';
    expect((await refused.send()).meta.code).toBe('GATEWAY_REFUSED');
    expect(await refused.refund()).toMatchObject({ state: 'credited', gatewayAskedAt: null });
    expect((await refused.send('pay', { reference: 'TRX-3', ...to, reason: 'Rekening dari chat' })).status).toBe(200);
    expect((await refused.send()).status).toBe(409);

    const byAccount = await credited('va-bca');
    expect(await byAccount.actions()).toEqual(['schedule', 'pay']);
    expect((await byAccount.send()).meta.code).toBe('NOT_BY_GATEWAY');
    const scheduled = await credited();
    expect((await scheduled.send('schedule', { ...to, reason: 'Rekening dari chat' })).status).toBe(200);
    expect((await scheduled.send()).meta.code).toBe('ALREADY_SCHEDULED');
    expect([...gateway.refunds.keys()]).not.toContain(scheduled.refundUid);
    const support = await world.admin('Bantuan', 'support');
    const path = `/admin/refunds/${byAccount.refundUid}/send-back`;
    expect((await world.http.call('POST', path, { token: support.token })).status).toBe(403);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});
