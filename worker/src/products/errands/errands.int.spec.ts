import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { anErrand, anErrandOrder, quoted } from '#testing/errands';
import { announceAndSettle } from '#testing/events';
import { aCustomer } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { aPayment, setDueDate } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../../identity/erasures.sweep.js';
import { DueOrdersSweep } from '../../sales/orders/due-orders.sweep.js';
import { WorkerModule } from '../../worker.module.js';
import { LapsedQuotesSweep } from './lapsed-quotes.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const PAST = () => new Date(Date.now() - 60_000);
const errandOf = (uid: string) => world.database.errand.findUniqueOrThrow({ where: { uid } });
const messagesOf = (customerUid: string) =>
  world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });
const parcelOf = (orderUid: string) => world.database.shipment.findUniqueOrThrow({ where: { orderUid } });

async function anOrder(status: number = ORDER_STATUS.awaitingPayment) {
  const { uid: customerUid } = await aCustomer(world.database);
  return { customerUid, ...(await anErrandOrder(world.database, { customerUid, status })) };
}
async function aPaidOrder() {
  const order = await anOrder(ORDER_STATUS.processing);
  const { uid: paymentUid } = await aPayment(world.database, order.orderUid, { amountSen: order.totalSen });
  await announceAndSettle(world, 'payment.confirmed', { orderUid: order.orderUid, paymentUid });
  return order;
}

describe('a quote', () => {
  it('that has ended lapses once, also with two sweeps at a time, and the customer gets a message', async () => {
    const { uid: customerUid } = await aCustomer(world.database);
    const { uid } = await anErrand(world.database, customerUid, quoted({ quoteEndsAt: PAST() }));
    const { uid: open } = await anErrand(world.database, customerUid, quoted());
    const sweep = world.get(LapsedQuotesSweep);
    const done = await Promise.all([sweep.lapse(), sweep.lapse()]);
    expect(done.toSorted()).toEqual([0, 1]);
    await settled(world.database);
    expect([(await errandOf(uid)).state, (await errandOf(open)).state]).toEqual(['lapsed', 'quoted']);
    expect((await messagesOf(customerUid)).map(({ title }) => title)).toEqual([
      'Penawaran untuk Teko Keramik sudah berakhir',
    ]);
  });

  it('is sent with its price and its end, and is not once it was refused', async () => {
    const { uid: customerUid } = await aCustomer(world.database);
    const { uid: errandUid } = await anErrand(world.database, customerUid, quoted());
    const { uid: refused } = await anErrand(world.database, customerUid, quoted({ state: 'refused' }));
    await announceAndSettle(world, 'errand.quoted', { errandUid });
    await announceAndSettle(world, 'errand.quoted', { errandUid: refused });
    const [message, ...others] = await messagesOf(customerUid);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ title: 'Penawaran untuk titipanmu: Teko Keramik' });
    expect(message!.body).toContain('Rp100.000');
    expect(message!.link).toBe(`/setitip/payment?errandUid=${errandUid}`);
  });

  it('that the shop declined says why', async () => {
    const { uid: customerUid } = await aCustomer(world.database);
    const { uid: errandUid } = await anErrand(world.database, customerUid, {
      state: 'declined',
      reason: 'Dilarang kurir.',
    });
    await announceAndSettle(world, 'errand.declined', { errandUid });
    expect((await messagesOf(customerUid))[0]!.body).toContain('Dilarang kurir.');
  });
});

describe('an order of an errand', () => {
  it('is to be bought when it is paid, its parcel waits, and the books name the line', async () => {
    const { orderUid, errandUid } = await aPaidOrder();
    expect((await errandOf(errandUid)).state).toBe('paid');
    expect((await parcelOf(orderUid)).state).toBe('awaiting-goods');
    const postings = await world.database.ledgerPosting.findMany({ where: { orderUid }, orderBy: { id: 'asc' } });
    expect(postings.map(({ productLine, account, amountSen }) => `${productLine} ${account} ${amountSen}`)).toEqual([
      'errands bank 10900000',
      'errands goodsIncome -10900000',
    ]);
  });

  it('that was bought has its cost in the books, once, so that the profit is income less cost', async () => {
    const { orderUid, errandUid } = await aPaidOrder();
    const bought = { state: 'bought', costSen: 8_000_000n, boughtAt: new Date() };
    await world.database.errand.update({ where: { uid: errandUid }, data: bought });
    await world.database.shipment.update({ where: { orderUid }, data: { state: 'to-pack' } });
    for (let n = 0; n < 2; n += 1) await announceAndSettle(world, 'errand.bought', { errandUid });
    const sums = await world.database.ledgerPosting.groupBy({
      by: ['account'],
      where: { orderUid },
      _sum: { amountSen: true },
    });
    expect(Object.fromEntries(sums.map(({ account, _sum }) => [account, _sum.amountSen]))).toEqual({
      bank: 2_900_000n,
      goodsIncome: -10_900_000n,
      goodsCost: 8_000_000n,
    });
  });

  it.each([
    ['courier', 'Nomor resinya kami kirim begitu paketnya berangkat.'],
    ['pickup', 'Kami kabari lagi begitu siap kamu ambil.'],
  ])('that was bought says what its customer hears next: %s', async (method, next) => {
    const { orderUid, errandUid, customerUid } = await aPaidOrder();
    await world.database.shipment.update({ where: { orderUid }, data: { method, state: 'to-pack' } });
    const bought = { state: 'bought', costSen: 8_000_000n, boughtAt: new Date() };
    await world.database.errand.update({ where: { uid: errandUid }, data: bought });
    await announceAndSettle(world, 'errand.bought', { errandUid });
    expect((await messagesOf(customerUid)).at(-1)!.body).toContain(next);
  });

  it('ends its errand when it expires unpaid', async () => {
    const { orderUid, errandUid, customerUid } = await anOrder();
    await setDueDate(world.database, orderUid, PAST());
    await world.get(DueOrdersSweep).expire();
    await settled(world.database);
    expect((await errandOf(errandUid)).state).toBe('lapsed');
    expect((await parcelOf(orderUid)).state).toBe('cancelled');
    expect((await messagesOf(customerUid)).map(({ kind }) => kind)).toEqual(['tell-order-closed']);
  });

  it('asks for the transfer, in the words of the line', async () => {
    const { orderUid, customerUid } = await anOrder();
    const { dueAt } = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
    await announceAndSettle(world, 'order.created', { orderUid, kind: 'ready', dueAt: dueAt!.toISOString() });
    const messages = await messagesOf(customerUid);
    expect(messages.map(({ kind }) => kind)).toEqual(['tell-order-created']);
    expect(messages[0]!.body).toContain('Transfer Rp109.000 sebelum');
  });
});

describe('the erasure of a customer', () => {
  it('removes what was only asked for, and the texts of what was ordered', async () => {
    const { orderUid, errandUid, customerUid } = await anOrder();
    await anErrand(world.database, customerUid, quoted());
    const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
    await world.get(ErasuresSweep).sweep();
    expect(await world.database.erasure.findUnique({ where: { uid } })).toMatchObject({ state: 'erased' });
    const ERASED = 'Dihapus bersama data pelanggan';
    expect(await world.database.errand.findMany({ where: { customerUid } })).toMatchObject([
      { uid: errandUid, state: 'withdrawn', name: ERASED, link: '', note: '', pictureUid: null },
    ]);
    const items = await world.database.orderItem.findMany({ where: { orderUid }, orderBy: { position: 'asc' } });
    expect(items.map(({ title }) => title)).toEqual([ERASED, 'Jasa titip', 'Ongkos kirim Reguler']);
  });

  it('waits for what was paid', async () => {
    const { customerUid, errandUid } = await aPaidOrder();
    const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
    await world.get(ErasuresSweep).sweep();
    expect(await world.database.erasure.findUnique({ where: { uid } })).toMatchObject({ state: 'requested' });
    expect((await errandOf(errandUid)).name).toBe('Teko Keramik');
  });
});

it('no invariant is broken', async () => {
  await settled(world.database);
  expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
});
