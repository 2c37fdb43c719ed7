import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { ChangedVariant } from '#contracts/products/subscriptions/change-variant.http';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import type { CreditView } from '#contracts/sales/credit.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { daysAfter } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { acceptedDuties, fittingAnswers } from '#testing/eligibility';
import { aFamily } from '#testing/factories';
import type { Answer } from '#testing/http';
import { aPayment } from '#testing/money-factories';
import { type FoundPlan, type PlanChoice, findPlan } from '#testing/plans';
import { aPrice, aRenewingSeat } from '#testing/renewing-seat';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

const rupiah = (amount: number) => `Rp${new Intl.NumberFormat('id').format(amount)}`;
function expectRefused({ status, meta, errors }: Answer, read: number, now: number, field = 'total'): void {
  expect({ status, code: meta.code, field: errors?.[0]?.field }).toEqual({ status: 409, code: 'PRICE_CHANGED', field });
  expect(meta.message).toContain(`sekarang ${rupiah(now)}, bukan lagi ${rupiah(read)}`);
}

/** From now on it costs more; answers with the plan as the shop shows it then. */
async function raise({ slug, uid, grandTotal }: FoundPlan, choice?: PlanChoice): Promise<FoundPlan> {
  await aPrice(world.database, uid, BigInt(grandTotal * 100) + 600_000n, new Date(Date.now() - 1_000));
  return until('the new price', async () => {
    const plan = await findPlan(world.http, slug, choice);
    return plan.grandTotal > grandTotal ? plan : null;
  });
}

function place(
  { name, email, token }: Person,
  plan: FoundPlan,
  { key, ...more }: { key?: string; total?: number } = {},
) {
  const wanted = { packageUid: plan.packageUid, variantUid: plan.uid, eligibility: fittingAnswers(plan) };
  return world.http.call<PlacedOrder>('POST', '/customer', {
    token,
    body: { name, email, phoneNumber: '081234567890', ...wanted, ...acceptedDuties(plan), ...more },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}
/** All that a refusal must leave alone. */
async function written() {
  const { order, invoice, account, accountGroup, payment, outbox } = world.database;
  return Promise.all(
    [order, invoice, account, accountGroup, payment, outbox].map((table) => (table as typeof order).count()),
  );
}

/** Too much has come for an order of before. */
async function aCredit(orderUid: string, amountSen: bigint): Promise<void> {
  const { uid: paymentUid } = await aPayment(world.database, orderUid, { amountSen });
  const kept = { state: 'credited', reason: 'Lebih bayar', by: 'Sari Admin', creditedAt: new Date() };
  const parts = { create: [{ paymentUid, amountSen }] };
  await world.database.refund.create({ data: { ...kept, orderUid, paymentUid, amountSen, feeSen: 0n, parts } });
}

describe('an order of a seat that says which total its buyer has read', () => {
  it.each([
    ['youtube', {}],
    ['netflix', { host: true }],
    ['zap', { months: 12, name: 'Seri 199' }],
  ] as [string, PlanChoice][])(
    'of %s is refused once the price is another one, and writes nothing',
    async (slug, choice) => {
      const before = await findPlan(world.http, slug, choice);
      const who = await world.customer();
      const now = await raise(before, choice);
      const rows = await written();
      expectRefused(
        await place(who, before, { total: before.grandTotal, key: `${slug}-1` }),
        before.grandTotal,
        now.grandTotal,
      );
      expect(await written()).toEqual(rows);
      const placed = await place(who, now, { total: now.grandTotal, key: `${slug}-1` });
      expect(placed).toMatchObject({ status: 201, data: { grandTotal: now.grandTotal } });
      expect(await world.brokenInvariants()).toEqual([]);
    },
  );

  it('is answered with the first order when it is sent again after the price has changed, with a key or without one', async () => {
    const before = await findPlan(world.http, 'wattpad');
    const [keyed, keyless] = await world.customers(2);
    const total = before.grandTotal;
    const first = await place(keyed!, before, { total, key: 'one' });
    const other = await place(keyless!, before, { total });
    expect([first.status, other.status]).toEqual([201, 201]);
    const now = await raise(before);
    for (const read of [total, now.grandTotal, undefined]) {
      const more = read === undefined ? {} : { total: read };
      expect(await place(keyed!, before, { ...more, key: 'one' })).toMatchObject({ status: 201, data: first.data });
      expect(await place(keyless!, before, more)).toMatchObject({ status: 201, data: other.data });
    }
    expect(await world.database.order.count({ where: { customerUid: keyless!.uid } })).toBe(1);
    // Another request with the same key stays refused for its key.
    const mismatch = await place({ ...keyed!, name: 'Nama Lain' }, before, { total, key: 'one' });
    expect(mismatch).toMatchObject({ status: 422, meta: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('is no retry of an order that is closed: that stands no more', async () => {
    const before = await findPlan(world.http, 'catchplay');
    const who = await world.customer();
    const { orderUid } = (await place(who, before)).data;
    expect((await world.http.call('POST', `/customer/${orderUid}/cancel`, { token: who.token, body: {} })).status).toBe(
      200,
    );
    const now = await raise(before);
    expectRefused(await place(who, before, { total: before.grandTotal }), before.grandTotal, now.grandTotal);
  });

  it('without that is placed at the price of now', async () => {
    const now = await raise(await findPlan(world.http, 'scribd'));
    expect((await place(await world.customer(), now)).data.grandTotal).toBe(now.grandTotal);
  });

  it.each([-1, 1.005, '54000', 1e15])('names the field of %j', async (total) => {
    const answer = await place(await world.customer(), await findPlan(world.http, 'youtube'), {
      total: total as number,
    });
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'total' }] });
  });
});

describe('a change of plan that says which price its buyer has read', () => {
  it('is refused once it is another one, and leaves the order as it was; pressed again it is not compared', async () => {
    const who = await world.customer();
    const { orderUid } = (await place(who, await findPlan(world.http, 'wetv'))).data;
    const before = await findPlan(world.http, 'wetv', { months: 3 });
    const now = await raise(before, { months: 3 });
    const change = (more: object) =>
      world.http.call<ChangedVariant>('PATCH', '/customer/variant', {
        token: who.token,
        body: { orderUid, variantUid: before.uid, ...more },
      });
    const orderOf = () =>
      world.database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { items: true, invoices: true } });
    const [order, rows] = [await orderOf(), await written()];
    expectRefused(await change({ total: before.grandTotal }), before.grandTotal, now.grandTotal);
    expect([await orderOf(), await written()]).toEqual([order, rows]);
    expect((await change({ total: now.grandTotal })).data.grandTotal).toBe(now.grandTotal);
    expect(await change({ total: before.grandTotal })).toMatchObject({
      status: 200,
      data: { grandTotal: now.grandTotal },
    });
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a renewal that says which price its member has read', () => {
  async function aSeat() {
    const who = await world.customer();
    const family = await aFamily(world.database, { hostSeats: 0, regularSeats: 3 });
    const { variantUid } = family.plans.ready;
    await aPrice(world.database, variantUid);
    const given = { customerUid: who.uid };
    const { orderUid, accountUid } = await aRenewingSeat(world.database, family, daysAfter(new Date(), -10), given);
    const path = `/customer/membership/${accountUid}`;
    const optionsOf = async () =>
      (await world.http.ask<MembershipDetail>('GET', path, { token: who.token })).renewal!.options;
    const renew = (body: object) => world.http.call('POST', `${path}/renew`, { token: who.token, body });
    return { who, variantUid, orderUid, optionsOf, renew };
  }

  it('is refused once it is another one, and asks for nothing; pressed again it is compared with the open invoice', async () => {
    const { variantUid, orderUid, optionsOf, renew } = await aSeat();
    const [read] = await optionsOf();
    await aPrice(world.database, variantUid, 7_000_000n, new Date());
    const rows = await written();
    expectRefused(await renew({ total: read!.amount }), read!.amount, 70_000);
    expect(await written()).toEqual(rows);
    expect((await optionsOf())[0]!.amount).toBe(70_000);
    for (const body of [{ total: 70_000 }, { total: 70_000 }, {}]) expect((await renew(body)).status).toBe(200);
    expectRefused(await renew({ total: read!.amount }), read!.amount, 70_000);
    const invoices = await world.database.invoice.findMany({ where: { orderUid, purpose: 'renewal' } });
    expect(invoices).toMatchObject([{ status: 'open', amountSen: 7_000_000n }]);
  });

  it('is refused where its invoice was opened meanwhile at another price, which the page shows then, whatever it costs later', async () => {
    const { variantUid, orderUid, optionsOf, renew } = await aSeat();
    const [read] = await optionsOf();
    await aPrice(world.database, variantUid, 7_000_000n, new Date());
    // As the worker does, or another tab.
    await renew({});
    await aPrice(world.database, variantUid, 5_000_000n, new Date());
    const rows = await written();
    expectRefused(await renew({ total: read!.amount }), read!.amount, 70_000);
    const [now] = await optionsOf();
    expect(now!.amount).toBe(70_000);
    expect((await renew({ total: now!.amount })).status).toBe(200);
    expect(await written()).toEqual(rows);
    expect(await world.database.invoice.count({ where: { orderUid, purpose: 'renewal' } })).toBe(1);
  });

  it('compares what the page has shown also where credit pays a part of it, and without it nothing', async () => {
    const { who, variantUid, orderUid, optionsOf, renew } = await aSeat();
    await aCredit(orderUid, 1_000_000n);
    const [read] = await optionsOf();
    await aPrice(world.database, variantUid, 7_000_000n, new Date());
    expectRefused(await renew({ total: read!.amount }), read!.amount, 70_000);
    const { balance } = await world.http.ask<CreditView>('GET', '/customer/credit', who);
    expect(balance).toBe(10_000);
    expect((await renew({})).status).toBe(200);
  });
});

describe('credit that says what its customer has read', () => {
  async function withCredit(creditSen: bigint) {
    const who = await world.customer();
    const paid = (await place(who, await findPlan(world.http, 'youtube'))).data;
    await aCredit(paid.orderUid, creditSen);
    const { orderUid } = (await place(who, await findPlan(world.http, 'wetv'))).data;
    const path = `/customer/payment/checkout?orderUid=${orderUid}&customerUid=${who.uid}`;
    const amountOf = async () => (await world.http.ask<CheckoutView>('GET', path)).amount;
    const use = (more: object) =>
      world.http.call<CreditView>('POST', '/customer/credit/use', { token: who.token, body: { orderUid, ...more } });
    return { who, orderUid, amountOf, use };
  }

  it('is refused once something else is asked for, and is used for nothing', async () => {
    const { who, orderUid, amountOf, use } = await withCredit(500_000n);
    const read = await amountOf();
    const { uid: variantUid } = await findPlan(world.http, 'wetv', { months: 3 });
    await world.http.ask('PATCH', '/customer/variant', { token: who.token, body: { orderUid, variantUid } });
    const [now, rows] = [await amountOf(), await written()];
    expectRefused(await use({ amountRead: read, used: 5_000 }), read, now, 'amountRead');
    expect(await written()).toEqual(rows);
    const taken = await use({ amountRead: now, used: 5_000 });
    expect(taken).toMatchObject({ status: 200, data: { balance: 0 } });
    // The same press again has the same answer.
    expect(await use({ amountRead: now, used: 5_000 })).toMatchObject({ status: 200, data: { balance: 0 } });
    expect(await world.database.payment.count({ where: { orderUid } })).toBe(1);
  });

  it('is refused once less of it is left, also where it would pay the whole order', async () => {
    const { orderUid, amountOf, use } = await withCredit(20_000_000n);
    const amountRead = await amountOf();
    await world.database.refund.updateMany({ data: { amountSen: 500_000n }, where: { amountSen: 20_000_000n } });
    const rows = await written();
    expectRefused(await use({ amountRead, used: amountRead }), amountRead, 5_000, 'used');
    expect(await written()).toEqual(rows);
    const { status } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    expect(status).toBe(ORDER_STATUS.awaitingPayment);
    expect((await use({})).status).toBe(200);
  });

  it('has the same answer when the press that has paid the order is sent again', async () => {
    const { orderUid, amountOf, use } = await withCredit(20_000_000n);
    const amountRead = await amountOf();
    for (let press = 0; press < 2; press += 1) expect((await use({ amountRead, used: amountRead })).status).toBe(200);
    expect(await world.database.payment.count({ where: { orderUid } })).toBe(1);
  });
});
