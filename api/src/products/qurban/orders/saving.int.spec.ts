import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderDetail, OrderSummary } from '#contracts/sales/orders.http';
import type { CheckoutView, PaymentStatusView } from '#contracts/sales/payments.http';
import { type QurbanOrder, qurbanOrder } from '#contracts/products/qurban/qurban.http';
import { DAY_MS, HOUR_MS, MINUTE_MS, daysAfter } from '#domain/platform/durations';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { aQurbanSeason, anAnimal } from '#testing/qurban';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

/** A share of Rp3.100.000 that is saved for, usually in ten instalments of Rp310.000, thirty days apart. */
async function aSaver({ ordersUntil = daysAfter(new Date(), 300.1), instalments = 10 } = {}) {
  const { name, email, token, uid: customerUid } = await world.customer();
  const { uid: seasonUid } = await aQurbanSeason(world.database, { ordersUntil });
  const { uid: animalUid } = await anAnimal(world.database, { seasonUid });
  const body = {
    animalUid,
    names: ['Ahmad bin Ali'],
    instalments,
    name,
    email,
    phoneNumber: '081234567890',
    total: 3_100_000,
  };
  const { orderUid } = await world.http.ask<{ orderUid: string }>('POST', '/customer/qurban/order', { token, body });
  const upload = async () => {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
    return (await world.database.payment.findFirstOrThrow({ where: { orderUid, state: 'submitted' } })).uid;
  };
  const checkout = () =>
    world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?orderUid=${orderUid}&customerUid=${customerUid}`);
  const view = async (): Promise<QurbanOrder> =>
    qurbanOrder.parse(await world.http.ask('GET', `/customer/qurban/order/detail?orderUid=${orderUid}`, { token }));
  const order = () => world.http.ask<OrderDetail>('GET', `/customer/details?orderUid=${orderUid}`, { token });
  const listed = async () => (await world.http.ask<OrderSummary[]>('GET', '/customer', { token }))[0]!;
  const status = () =>
    world.http.ask<PaymentStatusView>(
      'GET',
      `/customer/payment/confirm?orderUid=${orderUid}&customerUid=${customerUid}`,
    );
  const invoice = () => world.database.invoice.findFirstOrThrow({ where: { orderUid } });
  return { orderUid, customerUid, upload, checkout, order, listed, status, view, invoice };
}
const decide = (paymentUid: string, decision: 'confirm' | 'reject', body: object = {}) =>
  world.http.call('POST', `/admin/payments/${paymentUid}/${decision}`, { token: admin.token, body });
// What would fall due at night falls due up to 13 hours later, so half a day too many is not counted.
const daysFromNow = (at: Date | string | null) => Math.round((new Date(at!).getTime() - Date.now()) / DAY_MS - 0.25);

describe('a saver', () => {
  it('is asked for one instalment after the other, each kept a week beyond its day, until all is paid', async () => {
    const saver = await aSaver();
    expect((await saver.checkout()).amount).toBe(310_000);
    // Before any money: one deadline, that of the order.
    const { dueAt } = await saver.checkout();
    expect(await saver.view()).toMatchObject({
      next: { number: 1, dueAt },
      instalments: [{ dueAt }, ...Array(9).fill({})],
    });
    expect(await world.http.ask('GET', `/admin/qurban-shares/${saver.orderUid}`, { token: admin.token })).toMatchObject(
      {
        nextDueAt: dueAt,
      },
    );
    expect((await decide(await saver.upload(), 'confirm')).status).toBe(200);
    expect(await saver.invoice()).toMatchObject({ status: 'open', receivedSen: 31_000_000n, askedSen: 31_000_000n });
    expect(daysFromNow((await saver.invoice()).dueAt)).toBe(37);
    expect(await saver.view()).toMatchObject({
      state: 'held',
      received: 310_000,
      next: { number: 2, amount: 310_000 },
      // The first one stays what it was read as.
      instalments: [{ dueAt, isPaid: true }, ...Array(9).fill({ isPaid: false })],
    });

    // One date and one instalment, wherever the customer looks.
    const next = { amount: 310_000, received: 310_000, total: 3_100_000, instalment: 2, isLate: false };
    const checkout = await saver.checkout();
    const seen = [checkout, await saver.order(), await saver.listed()];
    expect(seen.map(({ additionalOrder }) => additionalOrder)).toMatchObject([next, next, next]);
    expect(seen.map(({ dueAt }) => dueAt)).toEqual(seen.map(() => checkout.additionalOrder!.dueAt));
    expect((await saver.status()).additionalOrder).toEqual(checkout.additionalOrder);
    const labels = [...seen, await saver.status()].map(({ statusLabel }) => statusLabel);
    expect(new Set(labels)).toEqual(new Set(['Menabung sesuai jadwal']));
    const atDesk = { statusLabel: 'Menabung sesuai jadwal', isOnSchedule: true };
    const { token } = admin;
    expect(await world.http.ask('GET', `/admin/orders/${saver.orderUid}`, { token })).toMatchObject(atDesk);
    const filter = encodeURIComponent(JSON.stringify({ orderUid: saver.orderUid }));
    expect(await world.http.ask('GET', `/admin/orders?filter=${filter}`, { token })).toMatchObject([atDesk]);
    expect((await saver.view()).next!.dueAt).toBe(checkout.dueAt);
    expect(daysFromNow(checkout.dueAt)).toBe(30);
    expect((await saver.order()).timeline.at(-1)!.why).toBe('Cicilan diterima, menunggu yang berikutnya');

    // More than one instalment at a time: the next one is smaller.
    await decide(await saver.upload(), 'confirm', { received: 500_000 });
    expect((await saver.checkout()).amount).toBe(120_000);
    expect(await saver.view()).toMatchObject({ received: 810_000, next: { number: 3, amount: 120_000 } });

    for (let n = 0; n < 8; n += 1) await decide(await saver.upload(), 'confirm');
    expect(await saver.invoice()).toMatchObject({ status: 'paid', receivedSen: 310_000_000n });
    const order = await world.database.order.findUniqueOrThrow({ where: { uid: saver.orderUid } });
    expect(order.status).toBe(3);
    expect((await saver.view()).instalments.every(({ isPaid }) => isPaid)).toBe(true);
  });

  it('with a rejected proof keeps the time of the instalment; before any money it is that of every order', async () => {
    const saver = await aSaver();
    await decide(await saver.upload(), 'reject', { reason: 'Fotonya buram' });
    expect(daysFromNow((await saver.invoice()).dueAt)).toBeLessThanOrEqual(2);
    expect((await saver.checkout()).amount).toBe(310_000);
    await decide(await saver.upload(), 'confirm');
    await decide(await saver.upload(), 'reject', { reason: 'Fotonya buram' });
    expect(daysFromNow((await saver.invoice()).dueAt)).toBe(37);
  });

  it('is never given time beyond the deadline of the season', async () => {
    const saver = await aSaver();
    await decide(await saver.upload(), 'confirm', { received: 2_790_000 });
    expect((await saver.view()).next).toMatchObject({ number: 10, amount: 310_000 });
    await world.database.qurbanSeason.updateMany({ data: { ordersUntil: daysAfter(new Date(), 272) } });
    await decide(await saver.upload(), 'confirm', { received: 10_000, reason: 'Uang jajan dulu' });
    expect(daysFromNow((await saver.invoice()).dueAt)).toBe(272);
  });
});

describe('an order shortly before the deadline of its season', () => {
  it.each([
    ['paid at once', 1, 100_000],
    ['that saves', 2, 1_550_000],
  ])('%s is due then at the latest, whatever becomes of its payments', async (_, instalments, part) => {
    const buyer = await aSaver({ ordersUntil: daysAfter(new Date(), 57), instalments });
    const ordersUntil = new Date(Date.now() + 90 * MINUTE_MS);
    await world.database.qurbanSeason.updateMany({ data: { ordersUntil } });
    const dueAt = async () => (await buyer.invoice()).dueAt;
    await decide(await buyer.upload(), 'reject', { reason: 'Fotonya buram' });
    expect(await dueAt()).toEqual(ordersUntil);
    await decide(await buyer.upload(), 'confirm', { received: part, reason: 'Baru sebagian' });
    expect(await dueAt()).toEqual(ordersUntil);
  });

  it('is due then, also when its e-mail is verified', async () => {
    const ordersUntil = new Date(Date.now() + 2 * HOUR_MS);
    const buyer = await aSaver({ ordersUntil, instalments: 1 });
    expect((await buyer.invoice()).dueAt).toEqual(ordersUntil);
    await world.database.invoice.updateMany({ where: { orderUid: buyer.orderUid }, data: { dueAt: new Date() } });
    await world.database.order.update({ where: { uid: buyer.orderUid }, data: { verifyBy: new Date() } });
    const records = world.app.get<CustomerRecords>(CustomerRecords, { strict: false });
    await world.database.transaction((tx) => records.verified(tx, buyer.customerUid, new Date()));
    expect((await buyer.invoice()).dueAt).toEqual(ordersUntil);
  });
});
