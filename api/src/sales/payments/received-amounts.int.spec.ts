import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { AdditionalPaymentView } from '#contracts/sales/additional-payment.http';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import type { CreditView } from '#contracts/sales/credit.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

/** An order whose customer says to have paid it. */
async function said({ besides = 0n } = {}) {
  const who = await world.customer();
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const { name, email, token, uid: customerUid } = who;
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  if (besides > 0n) {
    // No plan of the seed that is paid to the shop has sen.
    const [where, more] = [{ orderUid }, { increment: besides }];
    await world.database.order.update({ where: { uid: orderUid }, data: { totalSen: more } });
    await world.database.orderItem.updateMany({ where, data: { unitPriceSen: more } });
    await world.database.invoice.updateMany({ where, data: { amountSen: more } });
  }
  const upload = async () => {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
    const where = { orderUid, state: 'submitted' };
    return (await world.database.payment.findFirstOrThrow({ where })).uid;
  };
  const checkout = () =>
    world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?orderUid=${orderUid}&customerUid=${customerUid}`);
  const order = () => world.database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { invoices: true } });
  const credit = () => world.http.ask<CreditView>('GET', '/customer/credit', { token });
  const { amount: price } = await checkout();
  return { orderUid, token, price, upload, checkout, order, credit };
}
const confirm = (paymentUid: string, body?: object) =>
  world.http.call('POST', `/admin/payments/${paymentUid}/confirm`, { token: admin.token, ...(body && { body }) });

describe('what arrived of a payment', () => {
  it('is what is owed unless another amount is given', async () => {
    const bought = await said();
    expect((await confirm(await bought.upload())).status).toBe(200);
    expect(await bought.order()).toMatchObject({ status: 3, invoices: [{ status: 'paid' }] });
    expect(await bought.credit()).toEqual({ balance: 0, entries: [], returnable: 0, asked: [], spent: [] });
  });

  it.each(['as it was asked for', 'as an admin has typed it'])(
    'of a price with half a rupiah is whole rupiah, %s, and pays all of it',
    async (how) => {
      const bought = await said({ besides: 50n });
      const askedSen = BigInt(bought.price * 100);
      expect((await bought.order()).totalSen).toBe(askedSen + 50n);
      const body = how.includes('typed') ? { received: bought.price } : undefined;
      expect((await confirm(await bought.upload(), body)).status).toBe(200);
      expect(await bought.order()).toMatchObject({
        status: 3,
        invoices: [{ status: 'paid', receivedSen: askedSen + 50n }],
      });
      const { orderUid } = bought;
      expect(await world.database.payment.findFirstOrThrow({ where: { orderUid } })).toMatchObject({
        receivedSen: askedSen,
        settledSen: askedSen + 50n,
        roundingSen: 50n,
      });
      expect(await bought.credit()).toMatchObject({ balance: 0 });
      expect(await world.brokenInvariants()).toEqual([]);
    },
  );

  it('is all of it where less than a rupiah is missing, and a part where a rupiah is', async () => {
    const bought = await said({ besides: 50n });
    expect((await confirm(await bought.upload(), { received: bought.price - 1 })).status).toBe(200);
    expect(await bought.order()).toMatchObject({ status: 1, invoices: [{ status: 'open' }] });
    expect((await bought.checkout()).amount).toBe(1);
    expect((await confirm(await bought.upload(), { received: 1 })).status).toBe(200);
    expect(await bought.order()).toMatchObject({ status: 3, invoices: [{ status: 'paid' }] });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('has no sen where the invoice has none, and a refused one changes nothing', async () => {
    const bought = await said();
    const paymentUid = await bought.upload();
    const before = await bought.order();
    const refused = await confirm(paymentUid, { received: 47.5 });
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ field: 'received', message: 'Nominal tanpa sen, seperti tagihannya' }],
    ]);
    expect(await bought.order()).toEqual(before);
  });

  it('far above what is owed waits for another admin who types the same, and becomes no credit before', async () => {
    const bought = await said();
    const paymentUid = await bought.upload();
    const before = await bought.order();
    const typed = { received: 50_000_000, reason: 'Bayar untuk setahun' };
    const without = await confirm(paymentUid, { received: typed.received });
    expect([without.status, without.errors]).toEqual([422, [expect.objectContaining({ field: 'reason' })]]);
    // Pressed twice, it is still the amount of one admin.
    for (const _ of [1, 2]) expect((await confirm(paymentUid, typed)).status).toBe(200);
    expect(await bought.order()).toEqual(before);
    expect(await bought.credit()).toMatchObject({ balance: 0, entries: [] });
    const { proposed, farAboveFrom } = await world.http.ask<AdminPayment>('GET', `/admin/payments/${paymentUid}`, {
      token: admin.token,
    });
    expect(proposed).toEqual({
      received: 50_000_000,
      by: 'Admin Uji',
      byUid: admin.uid,
      at: expect.any(String),
      reason: typed.reason,
    });
    expect(farAboveFrom).toBe(bought.price + 500_000);
    const other = await world.admin('Dua Admin');
    const same = (body: object) =>
      world.http.call('POST', `/admin/payments/${paymentUid}/confirm`, { token: other.token, body });
    expect((await same({ received: 40_000_000 })).status).toBe(422);
    expect((await same({ received: 50_000_000 })).status).toBe(200);
    expect((await bought.credit()).balance).toBe(50_000_000 - bought.price);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('far below what was asked for needs a reason, which the log keeps, and no second admin', async () => {
    const bought = await said();
    const paymentUid = await bought.upload();
    const before = await bought.order();
    const received = Math.floor(bought.price / 1_000);
    const without = await confirm(paymentUid, { received });
    expect([without.status, without.errors]).toEqual([
      422,
      [{ field: 'reason', message: expect.stringContaining(`Terbaca Rp${received}, jauh di bawah tagihan`) }],
    ]);
    expect(await bought.order()).toEqual(before);
    const { farBelowUnder } = await world.http.ask<AdminPayment>('GET', `/admin/payments/${paymentUid}`, admin);
    expect(farBelowUnder).toBe(bought.price / 10);
    const reason = 'Bank memotong biaya';
    expect((await confirm(paymentUid, { received, reason })).status).toBe(200);
    expect(await bought.order()).toMatchObject({ invoices: [{ receivedSen: BigInt(received * 100) }] });
    const log = await world.database.auditLog.findFirstOrThrow({
      where: { subjectUid: paymentUid, action: 'confirm' },
    });
    expect(log.reason).toEqual(expect.any(String));
    // The rest of it is asked for then.
    expect((await confirm(await bought.upload(), { received: bought.price - received - 1_000 })).status).toBe(200);
    expect((await confirm(await bought.upload(), { received: 500 })).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is no other one while an amount is proposed, until that is withdrawn with a reason', async () => {
    const bought = await said();
    const paymentUid = await bought.upload();
    const before = await bought.order();
    const typed = { received: 50_000_000, reason: 'Bayar untuk setahun' };
    expect((await confirm(paymentUid, typed)).status).toBe(200);
    const other = await world.admin('Dua Admin');
    const press = (action: string, { token }: Person, body: object) =>
      world.http.call('POST', `/admin/payments/${paymentUid}/${action}`, { token, body });
    for (const who of [admin, other])
      for (const body of [{}, { received: bought.price }, { received: 10_000 }])
        expect(await press('confirm', who, body)).toMatchObject({
          status: 409,
          meta: {
            code: 'AMOUNT_PROPOSED',
            message: expect.stringContaining('Admin Uji sudah mengajukan Rp50.000.000'),
          },
        });
    expect(await bought.order()).toEqual(before);

    expect((await press('withdraw', other, {})).errors?.[0]?.field).toBe('reason');
    const answers = await Promise.all([1, 2].map(() => press('withdraw', other, { reason: 'Tidak ada di koran' })));
    expect(answers.map(({ status, meta }) => [status, meta?.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'NOTHING_PROPOSED'],
    ]);
    const audited = { subjectUid: paymentUid, action: { in: ['propose', 'withdraw'] } };
    expect(await world.database.auditLog.findMany({ where: audited, orderBy: { at: 'asc' } })).toMatchObject([
      { actorUid: admin.uid, action: 'propose' },
      { actorUid: other.uid, action: 'withdraw' },
    ]);
    expect((await confirm(paymentUid)).status).toBe(200);
    expect(await bought.order()).toMatchObject({ status: 3 });
    expect(await press('withdraw', other, { reason: 'Terlambat' })).toMatchObject({ status: 409 });
  });

  it('far above, confirmed by two other admins at once, is taken once', async () => {
    const bought = await said();
    const paymentUid = await bought.upload();
    const typed = { received: 50_000_000, reason: 'Bayar untuk setahun' };
    expect((await confirm(paymentUid, typed)).status).toBe(200);
    const others = [await world.admin('Dua Admin'), await world.admin('Tiga Admin')];
    const answers = await Promise.all(
      others.map(({ token }) =>
        world.http.call('POST', `/admin/payments/${paymentUid}/confirm`, { token, body: { received: 50_000_000 } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await bought.credit()).balance).toBe(50_000_000 - bought.price);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('too little: the order waits for the rest, which is asked for and completes it', async () => {
    const bought = await said();
    expect((await confirm(await bought.upload(), { received: bought.price - 5_000 })).status).toBe(200);
    expect(await bought.order()).toMatchObject({
      status: 1,
      invoices: [{ status: 'open', receivedSen: BigInt((bought.price - 5_000) * 100) }],
    });
    expect(await bought.checkout()).toMatchObject({ status: 1, amount: 5_000, dueAt: expect.any(String) });
    expect(
      await world.database.outbox.count({
        where: { name: 'payment.short', payload: { path: ['orderUid'], equals: bought.orderUid } },
      }),
    ).toBe(1);

    const rest = await bought.upload();
    expect(await world.database.payment.findUnique({ where: { uid: rest } })).toMatchObject({ amountSen: 500_000n });
    expect((await confirm(rest)).status).toBe(200);
    expect(await bought.order()).toMatchObject({ status: 3, invoices: [{ status: 'paid' }] });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('too little of a customer with an unverified e-mail: the rest has the ordinary time', async () => {
    const bought = await said();
    const { customerUid } = await bought.order();
    const paymentUid = await bought.upload();
    await world.database.customer.update({ where: { uid: customerUid }, data: { emailVerifiedAt: null } });
    expect((await confirm(paymentUid, { received: bought.price - 5_000 })).status).toBe(200);
    const { dueAt } = await bought.checkout();
    expect(Date.parse(dueAt!) - Date.now()).toBeGreaterThan(12 * 3_600_000);
  });

  it('too much: the order is paid, and the customer sees the difference as credit', async () => {
    const bought = await said();
    expect((await confirm(await bought.upload(), { received: bought.price + 4_000 })).status).toBe(200);
    expect(await bought.order()).toMatchObject({ status: 3, invoices: [{ status: 'paid' }] });
    expect(await bought.credit()).toMatchObject({
      balance: 4_000,
      entries: [{ orderUid: bought.orderUid, amount: 4_000, reason: 'Kelebihan bayar' }],
    });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('too much is sent back from the list of refunds, once, with the reference that the customer is given', async () => {
    const bought = await said();
    await confirm(await bought.upload(), { received: bought.price + 4_000 });
    const { token } = admin;
    const filter = encodeURIComponent(JSON.stringify({ orderUid: bought.orderUid }));
    const list = () => world.http.ask<AdminRefund[]>('GET', `/admin/refunds?filter=${filter}`, { token });
    const [refund] = await list();
    expect(refund).toMatchObject({
      amount: 4_000,
      state: 'credited',
      paidFrom: expect.stringContaining('BCA'),
      allowedActions: ['schedule', 'pay'],
    });
    const pay = (body: object) => world.http.call('POST', `/admin/refunds/${refund!.id}/pay`, { token, body });
    expect((await pay({})).errors).toMatchObject([{ field: 'reference' }]);
    // Nothing was asked back: the account has to be given.
    expect(await pay({ reference: 'TRX-77' })).toMatchObject({ status: 409, meta: { code: 'CREDIT_NOT_ASKED_BACK' } });
    const account = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi' };
    expect((await pay({ reference: 'TRX-77', ...account })).errors).toMatchObject([{ field: 'reason' }]);
    const transfer = { reference: 'TRX-77', ...account, reason: 'Disebut lewat WhatsApp' };
    const answers = await Promise.all([pay(transfer), pay(transfer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await list()).toMatchObject([{ state: 'paid', reference: 'TRX-77', allowedActions: [] }]);
    expect(await bought.credit()).toMatchObject({ balance: 0 });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('a part, then the order is cancelled: the part is credit, as the page has said before', async () => {
    const bought = await said();
    const { token } = bought;
    const page = () => world.http.ask<OrderDetail>('GET', `/customer/detail?orderUid=${bought.orderUid}`, { token });
    expect((await page()).creditOnCancel).toBeUndefined();
    await confirm(await bought.upload(), { received: 10_000 });
    expect((await page()).creditOnCancel).toBe(10_000);
    const cancelled = await world.http.call('POST', `/customer/${bought.orderUid}/cancel`, {
      token: bought.token,
      body: {},
    });
    expect(cancelled.status).toBe(200);
    expect(await bought.credit()).toMatchObject({ balance: 10_000 });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of an order that was cancelled while the proof waited is credit, and counts once', async () => {
    const bought = await said();
    const paymentUid = await bought.upload();
    const reason = { body: { reason: 'Diminta' }, token: admin.token };
    expect((await world.http.call('POST', `/admin/orders/${bought.orderUid}/cancel`, reason)).status).toBe(200);
    expect((await confirm(paymentUid)).status).toBe(409);
    const answers = [await confirm(paymentUid, { received: 7_000 }), await confirm(paymentUid, { received: 7_000 })];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await bought.order()).toMatchObject({ status: 5, invoices: [{ status: 'void' }] });
    expect(await bought.credit()).toMatchObject({ balance: 7_000 });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it.each([[0], [-1], [0.001], [1e15], ['61000'], [null]])(
    'of %p is refused by its field and changes nothing',
    async (received) => {
      const bought = await said();
      const paymentUid = await bought.upload();
      const answer = await confirm(paymentUid, { received });
      expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'received']);
      expect(await bought.order()).toMatchObject({ status: 2 });
    },
  );

  it('two different amounts at once are one', async () => {
    const bought = await said();
    const paymentUid = await bought.upload();
    const answers = await Promise.all([
      confirm(paymentUid, { received: 10_000 }),
      confirm(paymentUid),
      confirm(paymentUid, { received: 99_000 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('the additional payment of an order', () => {
  const path = (orderNumber: string) => `/customer/additional-payment?orderNumber=${orderNumber}`;

  it('says what came, what is left and until when; nothing is left once the rest has come', async () => {
    const bought = await said();
    const { number } = await bought.order();
    await confirm(await bought.upload(), { received: bought.price - 5_000 });
    const read = () => world.http.ask<AdditionalPaymentView>('GET', path(number), { token: bought.token });
    expect(await read()).toMatchObject({
      orderUid: bought.orderUid,
      orderNumber: number,
      status: 1,
      total: bought.price,
      received: bought.price - 5_000,
      rest: 5_000,
      dueAt: expect.any(String),
      payments: [{ amount: bought.price - 5_000 }],
    });
    await confirm(await bought.upload());
    expect(await read()).toMatchObject({
      received: bought.price,
      rest: 0,
      dueAt: null,
      payments: [{ amount: bought.price - 5_000 }, { amount: 5_000 }],
    });
  });

  it('of an order for which nothing is asked says so', async () => {
    const bought = await said();
    await world.database.payment.deleteMany({ where: { orderUid: bought.orderUid } });
    await world.database.invoice.deleteMany({ where: { orderUid: bought.orderUid } });
    const answer = await world.http.call('GET', path(bought.orderUid), { token: bought.token });
    expect([answer.status, answer.data]).toMatchObject([200, { isInvoiced: false, total: 0, rest: 0, payments: [] }]);
  });

  it('is found by its own customer only', async () => {
    const bought = await said();
    const { number } = await bought.order();
    const { token } = await world.customer();
    expect((await world.http.call('GET', path(number), { token })).status).toBe(404);
    expect((await world.http.call('GET', path('PTG-000000-AAAAAAA'), { token: bought.token })).status).toBe(404);
    expect((await world.http.call('GET', path(number), {})).status).toBe(401);
  });

  it('is found by the uid of the order as well, by its own customer only', async () => {
    const bought = await said();
    const { number } = await bought.order();
    const { token } = await world.customer();
    const answer = await world.http.call('GET', path(bought.orderUid), { token: bought.token });
    expect([answer.status, answer.data]).toEqual([200, expect.objectContaining({ orderNumber: number })]);
    expect((await world.http.call('GET', path(bought.orderUid), { token })).status).toBe(404);
  });

  it('of no number is refused by its field', async () => {
    const { token } = await world.customer();
    const answer = await world.http.call('GET', path(''), { token });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'orderNumber']);
  });
});
