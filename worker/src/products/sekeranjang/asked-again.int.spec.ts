import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { shortenAnswers } from '#runtime/products/sekeranjang/asked-again';
import { aCustomer } from '#testing/factories';
import { announceEvent } from '#testing/events';
import { brokenInvariants } from '#testing/invariants';
import { aPayment, setDueDate } from '#testing/money-factories';
import { aSekeranjang, aSekeranjangOrder } from '#testing/sekeranjang';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { formatWib } from '../../messages/format.js';
import { DueOrdersSweep } from '../../sales/orders/due-orders.sweep.js';
import { WorkerModule } from '../../worker.module.js';
import { DueSekeranjangSweep } from './due-sekeranjang.sweep.js';

/** A product that has ended waits for who was asked for another proof, or for the rest. docs/rules/sekeranjang.md#end */
let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const inMs = (ms: number) => new Date(Date.now() + ms);
const TOTAL = 10_900_000n;
const REASON = 'Penjualnya habis stok';

async function anOrder(productUid: string, status: number = ORDER_STATUS.awaitingPayment) {
  const { uid: customerUid } = await aCustomer(world.database);
  const { uid: orderUid } = await aSekeranjangOrder(world.database, { customerUid, productUid, status });
  return { customerUid, orderUid };
}
/** Orders of as many customers, paid and known to the line. */
async function paid(productUid: string, count: number) {
  for (let n = 0; n < count; n += 1) {
    const { orderUid } = await anOrder(productUid, ORDER_STATUS.processing);
    const { uid: paymentUid } = await aPayment(world.database, orderUid, { amountSen: TOTAL });
    await announceEvent(world, 'payment.confirmed', { orderUid, paymentUid });
  }
  await settled(world.database);
}
/** As an admin has decided about its proof: refused, or with a part of the money, and the rest is due at `dueAt`. */
async function askAgain(orderUid: string, dueAt: Date, receivedSen = 0n) {
  const decided = receivedSen
    ? { state: 'confirmed', receivedSen, settledSen: 0n, amountSen: TOTAL }
    : { state: 'rejected', reason: 'Fotonya buram', amountSen: TOTAL };
  const { uid: paymentUid } = await aPayment(world.database, orderUid, { ...decided, decidedAt: new Date() });
  await world.database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.awaitingPayment } });
  const invoice = { dueAt, receivedSen };
  await world.database.invoice.updateMany({ where: { orderUid }, data: invoice });
  await world.database.orderHistory.create({
    data: { orderUid, fromStatus: 2, toStatus: 1, why: 'Diperiksa', by: 'Sari Admin' },
  });
  const event = receivedSen ? 'payment.short' : 'payment.rejected';
  await announceEvent(world, event, { orderUid, paymentUid, dueAt: dueAt.toISOString() });
  await settled(world.database);
}
/** The new proof is confirmed, with all that is still owed. */
async function payAll(orderUid: string) {
  const { uid: paymentUid } = await aPayment(world.database, orderUid, { amountSen: TOTAL, decidedAt: new Date() });
  await world.database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.processing } });
  await world.database.invoice.updateMany({
    where: { orderUid },
    data: { status: 'paid', receivedSen: TOTAL, paidAt: new Date() },
  });
  await world.database.orderHistory.createMany({
    data: [
      { orderUid, fromStatus: 1, toStatus: 2, why: 'Bukti pembayaran diunggah', by: 'customer' },
      { orderUid, fromStatus: 2, toStatus: 3, why: 'Pembayaran diterima', by: 'Sari Admin' },
    ],
  });
  await announceEvent(world, 'payment.confirmed', { orderUid, paymentUid });
  await settled(world.database);
}
/** Its time is over, or an admin has closed it early, which gives a reason. */
const end = (uid: string, reason: string | null = null) =>
  world.database.sekeranjangProduct.update({ where: { uid }, data: { promoEndAt: inMs(-1_000), reason } });
/** Two workers at a time, and once more. */
async function sweep() {
  const due = world.get(DueSekeranjangSweep);
  for (let times = 0; times < 2; times += 1) {
    await world.get(DueOrdersSweep).expire();
    await Promise.all([due.end(), due.end()]);
    await Promise.all([due.settle(), due.settle()]);
  }
  await settled(world.database);
}
const productOf = (uid: string) => world.database.sekeranjangProduct.findUniqueOrThrow({ where: { uid } });
const shareOf = async (orderUid: string) =>
  (await world.database.sekeranjangShare.findUniqueOrThrow({ where: { orderUid } })).state;
const bodyOf = async (customerUid: string, kind: string) =>
  (await world.database.notification.findFirstOrThrow({ where: { customerUid, kind } })).body;
const balanceOf = async (orderUid: string) => {
  const { _sum } = await world.database.ledgerPosting.aggregate({ where: { orderUid }, _sum: { amountSen: true } });
  return _sum.amountSen ?? 0n;
};

describe.each([
  ['by its time', null],
  ['by an admin', REASON],
])('a product that has ended %s', (_, reason) => {
  it('waits for the other proof that was asked for: who pays in time counts, once', async () => {
    const { uid } = await aSekeranjang(world.database);
    await paid(uid, 4);
    const { orderUid, customerUid } = await anOrder(uid, ORDER_STATUS.awaitingConfirmation);
    await end(uid, reason);
    const dueAt = inMs(2 * HOUR_MS);
    await askAgain(orderUid, dueAt);
    await sweep();
    expect(await productOf(uid)).toMatchObject({ state: 'open', held: 1, joined: 4 });
    const rejected = await bodyOf(customerUid, 'tell-payment-rejected');
    expect(rejected).toContain(`Kirim bukti baru sebelum ${formatWib(dueAt)}`);
    expect(rejected.includes(`Blender Mini kami tutup lebih awal. Alasannya: ${REASON}.`)).toBe(reason !== null);

    await payAll(orderUid);
    await sweep();
    expect(await productOf(uid)).toMatchObject({ state: 'reached', finalBuyers: 5, finalPriceSen: 9_000_000n });
    expect(await shareOf(orderUid)).toBe('won');
    expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([
      { state: 'credited', amountSen: 1_000_000n },
    ]);
    expect(await balanceOf(orderUid)).toBe(0n);
  });

  it('is decided without who does not answer, whose part becomes credit', async () => {
    const { uid } = await aSekeranjang(world.database);
    await paid(uid, 4);
    const { orderUid, customerUid } = await anOrder(uid, ORDER_STATUS.awaitingConfirmation);
    await end(uid, reason);
    await askAgain(orderUid, inMs(2 * HOUR_MS), 5_000_000n);
    await sweep();
    expect(await productOf(uid)).toMatchObject({ state: 'open', held: 1 });
    expect(await bodyOf(customerUid, 'tell-payment-short')).toContain('Masih kurang Rp59.000');
    const whyShorter = { customerUid, kind: 'remind-payment', body: { contains: `Alasannya: ${REASON}.` } };
    expect(await world.database.notification.count({ where: whyShorter })).toBe(reason === null ? 0 : 1);

    await setDueDate(world.database, orderUid, inMs(-1_000));
    await sweep();
    expect(await productOf(uid)).toMatchObject({ state: 'reached', held: 0, finalBuyers: 4 });
    expect(await shareOf(orderUid)).toBe('released');
    expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([
      { state: 'credited', amountSen: 5_000_000n },
    ]);
    expect(await bodyOf(customerUid, 'tell-order-closed')).toContain('waktu bayar untuk Blender Mini sudah lewat');
  });
});

it('who was asked before an admin closed the product reads until when, and has that time; who was not is told why', async () => {
  const { uid } = await aSekeranjang(world.database, { promoEndAt: null });
  const [asked, unpaid] = [await anOrder(uid, ORDER_STATUS.awaitingConfirmation), await anOrder(uid)];
  await askAgain(asked.orderUid, inMs(DAY_MS));
  await end(uid, REASON);
  await world.database.transaction((tx) => shortenAnswers(tx, uid, new Date()));
  await settled(world.database);
  const { dueAt } = await world.database.invoice.findFirstOrThrow({ where: { orderUid: asked.orderUid } });
  const shorter = await bodyOf(asked.customerUid, 'remind-payment');
  expect(shorter).toContain(`kami tutup lebih awal. Alasannya: ${REASON}.`);
  expect(shorter).toContain('transfer Rp');
  expect(shorter).toContain(`sebelum ${formatWib(dueAt!)}`);
  await sweep();
  expect([await shareOf(asked.orderUid), await shareOf(unpaid.orderUid)]).toEqual(['held', 'released']);
  expect(await productOf(uid)).toMatchObject({ state: 'open', held: 1 });

  const closed = { customerUid: unpaid.customerUid, kind: 'tell-order-closed' };
  const { title, body } = await world.database.notification.findFirstOrThrow({ where: closed });
  expect(title).toBe('Blender Mini kami tutup lebih awal');
  expect(body).toContain(`kami tutup lebih awal. Alasannya: ${REASON}.`);
  expect(body).toContain('Jangan transfer lagi.');
  expect(body).not.toContain('waktu bayar');
  const { why } = await world.database.orderHistory.findFirstOrThrow({
    where: { orderUid: unpaid.orderUid, toStatus: ORDER_STATUS.expired },
  });
  expect(why).toBe('Sekeranjang ditutup lebih awal sebelum dibayar');
});

it('a message about a proof or a part whose time was over at once is not sent', async () => {
  const { uid } = await aSekeranjang(world.database);
  for (const receivedSen of [0n, 5_000_000n]) {
    const { orderUid, customerUid } = await anOrder(uid, ORDER_STATUS.awaitingConfirmation);
    await askAgain(orderUid, inMs(-1_000), receivedSen);
    const kind = { in: ['tell-payment-rejected', 'tell-payment-short'] };
    expect(await world.database.notification.count({ where: { customerUid, kind } })).toBe(0);
  }
});

it('no invariant is broken', async () => {
  await sweep();
  expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
});
