import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS, MINUTE_MS } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { announce } from '#runtime/platform/outbox/announce';
import { deliverShipment } from '#runtime/sales/shipping/deliver-shipment';
import { lockOrder } from '#runtime/sales/orders.store';
import { lockShipmentOf, moveShipment } from '#runtime/sales/shipping/shipments.store';
import { aCustomer } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { aMerchandiseOrder, aProduct, anAddress } from '#testing/merchandise';
import { aPayment, setDueDate } from '#testing/money-factories';
import { announceAndSettle, deliver } from '#testing/events';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../../identity/erasures.sweep.js';
import { DueOrdersSweep } from '../../sales/orders/due-orders.sweep.js';
import { ArrivalsSweep } from '../../sales/shipping/arrivals.sweep.js';
import { OrdersProcessor } from '../../sales/orders/orders.processor.js';
import { WorkerModule } from '../../worker.module.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

/** An order for two of five shirts, as the API places it. */
async function anOrder(status: number = ORDER_STATUS.awaitingPayment) {
  const { uid: customerUid } = await aCustomer(world.database);
  const { variantUid } = await aProduct(world.database, { stock: 5 });
  const { uid: orderUid } = await aMerchandiseOrder(world.database, { customerUid, variantUid, quantity: 2, status });
  return { customerUid, variantUid, orderUid };
}
/** Its payment was confirmed; what follows has not been done yet. */
async function aConfirmedOrder() {
  const order = await anOrder(ORDER_STATUS.processing);
  const { uid: paymentUid } = await aPayment(world.database, order.orderUid, { amountSen: 26_700_000n });
  return { ...order, paymentUid };
}
async function aPaidOrder() {
  const order = await aConfirmedOrder();
  await announceAndSettle(world, 'payment.confirmed', { orderUid: order.orderUid, paymentUid: order.paymentUid });
  return order;
}
/** Handed to a courier so long ago. */
async function aShipped(agoMs: number) {
  const order = await aPaidOrder();
  const sent = { courier: 'JNE', trackingNumber: 'JNE-11111', shippedAt: new Date(Date.now() - agoMs) };
  await world.database.shipment.update({ where: { orderUid: order.orderUid }, data: { state: 'shipped', ...sent } });
  return order;
}
const stockOf = (uid: string) =>
  world.database.merchandiseVariant.findUniqueOrThrow({ where: { uid }, select: { stock: true, held: true } });
const shipmentOf = (orderUid: string) => world.database.shipment.findUniqueOrThrow({ where: { orderUid } });
const messagesOf = (customerUid: string) =>
  world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });

describe('things of the shop', () => {
  it('leave the stock when they are paid, once, however often the event arrives, and are in the books of the line', async () => {
    const { orderUid, variantUid, paymentUid, customerUid } = await aConfirmedOrder();
    const eventUid = await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid });
    for (const again of [eventUid, randomUUID()])
      await deliver<'orders'>(world, OrdersProcessor, 'order-paid', { orderUid }, again);
    expect(await stockOf(variantUid)).toEqual({ stock: 3, held: 0 });
    expect(await world.database.merchandiseMovement.findMany({ where: { orderUid } })).toMatchObject([
      { kind: 'sold', quantity: -2, by: 'system' },
    ]);
    expect(await shipmentOf(orderUid)).toMatchObject({ state: 'to-pack' });
    const postings = await world.database.ledgerPosting.findMany({ where: { orderUid }, orderBy: { id: 'asc' } });
    expect(postings).toMatchObject([
      { account: 'bank', amountSen: 26_700_000n, productLine: 'merchandise', partyUid: customerUid },
      { account: 'goodsIncome', amountSen: -26_700_000n, productLine: 'merchandise' },
    ]);
  });

  it('are free again once when the deadline passes, also with two sweeps at a time, and the customer gets a message', async () => {
    const { orderUid, variantUid, customerUid } = await anOrder();
    await setDueDate(world.database, orderUid, new Date(Date.now() - 60_000));
    await Promise.all([world.get(DueOrdersSweep).expire(), world.get(DueOrdersSweep).expire()]);
    await settled(world.database);
    expect(await stockOf(variantUid)).toEqual({ stock: 5, held: 0 });
    expect(await shipmentOf(orderUid)).toMatchObject({ state: 'cancelled' });
    expect((await messagesOf(customerUid)).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Pesanan .* kedaluwarsa$/),
    ]);
  });

  it('send their customer a message when they are ordered, paid, shipped and delivered', async () => {
    const { orderUid, customerUid } = await anOrder();
    const { dueAt } = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
    await announceAndSettle(world, 'order.created', { orderUid, kind: 'ready', dueAt: dueAt!.toISOString() });
    await world.database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.processing } });
    await world.database.invoice.updateMany({
      where: { orderUid },
      data: { status: 'paid', receivedSen: 26_700_000n, paidAt: new Date() },
    });
    const { uid: paymentUid } = await aPayment(world.database, orderUid, { amountSen: 26_700_000n });
    await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid });
    const by = { actor: 'admin', by: 'Sari Admin', why: 'JNE' } as const;
    const at = new Date();
    await world.database.transaction(async (tx) => {
      const shipment = (await lockShipmentOf(tx, orderUid))!;
      const sent = { courier: 'JNE', trackingNumber: 'JNE-12345', shippedAt: at };
      await moveShipment(tx, shipment, 'ship', by, sent);
      await announce(tx, 'shipment.shipped', { orderUid, shipmentUid: shipment.uid });
    });
    await settled(world.database);
    await world.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderUid);
      await deliverShipment(tx, order, (await lockShipmentOf(tx, orderUid))!, by, at);
    });
    await settled(world.database);
    const messages = await messagesOf(customerUid);
    expect(messages.map(({ kind }) => kind)).toEqual([
      'tell-order-created',
      'tell-payment-confirmed',
      'tell-shipment-shipped',
      'tell-shipment-delivered',
    ]);
    expect(messages[0]!.body).toContain('Transfer Rp267.000 sebelum');
    expect(messages[2]!.body).toContain('Nomor resinya JNE-12345');
  });

  it('that were picked up have come to no one, and their message says that they were picked up', async () => {
    const { orderUid, customerUid } = await aPaidOrder();
    const nowhere = { street: '', district: '', city: '', province: '', postalCode: '' };
    await world.database.shipment.update({
      where: { orderUid },
      data: { method: 'pickup', state: 'ready', info: 'Jl. Melati 5', ...nowhere },
    });
    await world.database.transaction(async (tx) => {
      const by = { actor: 'admin', by: 'Sari Admin', why: 'Diambil' } as const;
      await deliverShipment(tx, await lockOrder(tx, orderUid), (await lockShipmentOf(tx, orderUid))!, by, new Date());
    });
    await settled(world.database);
    const told = (await messagesOf(customerUid)).at(-1)!;
    expect(told.title).toMatch(/^Pesanan .* sudah diambil$/);
    expect(told.body).toContain('sudah kamu ambil');
    expect(told.body).not.toContain('sampai');
  });

  it('count as delivered fourteen days after they left, once, and their customer is asked', async () => {
    const [old, recent] = [await aShipped(14 * DAY_MS + MINUTE_MS), await aShipped(13 * DAY_MS)];
    const sweep = world.get(ArrivalsSweep);
    const done = await Promise.all([sweep.sweep(), sweep.sweep()]);
    expect(done.toSorted()).toEqual([0, 1]);
    expect(await shipmentOf(old.orderUid)).toMatchObject({ state: 'delivered' });
    expect(await shipmentOf(recent.orderUid)).toMatchObject({ state: 'shipped' });
    await settled(world.database);
    const { status } = await world.database.order.findUniqueOrThrow({ where: { uid: old.orderUid } });
    expect(status).toBe(ORDER_STATUS.completed);
    expect((await messagesOf(old.customerUid)).map(({ title }) => title).at(-1)).toMatch(/^Pesanan .* sudah sampai\?$/);
  });

  it('are named again to their customer when the tracking number was wrong', async () => {
    const { orderUid, customerUid } = await aShipped(0);
    const by = { actor: 'admin', by: 'Sari Admin', why: 'resi' } as const;
    for (const trackingNumber of ['JNE-22222', 'JNE-33333'])
      await world.database.transaction(async (tx) => {
        const shipment = (await lockShipmentOf(tx, orderUid))!;
        await moveShipment(tx, shipment, 'correct-tracking', by, { trackingNumber });
        await announce(tx, 'shipment.tracking-corrected', { orderUid, shipmentUid: shipment.uid, trackingNumber });
      });
    await settled(world.database);
    const bodies = (await messagesOf(customerUid)).map(({ body }) => body);
    expect(bodies.at(-1)).toContain('JNE, JNE-33333');
  });

  it('of an unpaid order are given back when the customer is erased, and no address is left', async () => {
    const { orderUid, variantUid, customerUid } = await anOrder();
    await anAddress(world.database, customerUid);
    const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
    await world.get(ErasuresSweep).sweep();
    expect(await world.database.erasure.findUnique({ where: { uid } })).toMatchObject({ state: 'erased' });
    expect(await stockOf(variantUid)).toEqual({ stock: 5, held: 0 });
    expect(await world.database.address.count({ where: { customerUid } })).toBe(0);
    expect(await shipmentOf(orderUid)).toMatchObject({ recipient: '', phoneNumber: '', street: '', city: '' });
  });

  it('that are on their way keep their customer from being erased', async () => {
    const { customerUid, orderUid } = await aPaidOrder();
    const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
    await world.get(ErasuresSweep).sweep();
    expect(await world.database.erasure.findUnique({ where: { uid } })).toMatchObject({ state: 'requested' });
    expect((await shipmentOf(orderUid)).street).not.toBe('');
  });

  it('leave no invariant broken', async () => {
    await settled(world.database);
    expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
  });
});
