import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { PRODUCT_LINES } from '#runtime/products/registry';
import { type Family, aCustomer, aFamily, anOrderWithoutSeat } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { RecordingLine } from '#testing/recording-line';
import { announceAndSettle, deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../../identity/erasures.sweep.js';
import { WorkerModule } from '../../worker.module.js';
import { OrdersProcessor } from './orders.processor.js';
import { OverdueOrders } from './overdue-orders.js';

const line = new RecordingLine();
let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config, [...PRODUCT_LINES, line]));
  family = await aFamily(world.database);
});
afterAll(() => world.close());

/** An order without an account, in which only the other line has a part. */
async function anOrder(status: number, given: { dueAt?: Date; packed?: boolean } = {}) {
  const { uid: customerUid } = await aCustomer(world.database);
  const order = await anOrderWithoutSeat(world.database, family, { customerUid, status, dueAt: given.dueAt ?? null });
  line.hold(order, given.packed);
  return order;
}
const statusOf = async (uid: string) => (await world.database.order.findUniqueOrThrow({ where: { uid } })).status;
async function erasureOf(customerUid: string): Promise<string> {
  const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
  await world.get(ErasuresSweep).sweep();
  return (await world.database.erasure.findUniqueOrThrow({ where: { uid } })).state;
}

describe('an order of another product line, without an account', () => {
  it('is delivered by its line once when it is paid, however often the event arrives', async () => {
    const { uid: orderUid } = await anOrder(ORDER_STATUS.processing);
    const { uid: paymentUid } = await aPayment(world.database, orderUid);
    const eventUid = await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid });
    await deliver<'orders'>(world, OrdersProcessor, 'order-paid', { orderUid }, eventUid);
    expect(line.callsOn(orderUid)).toEqual([['onPaid']]);
    expect(await world.database.ledgerEntry.count({ where: { kind: 'payment', cause: paymentUid } })).toBe(1);
  });

  it('is not delivered when it was refunded before the job came', async () => {
    const { uid: orderUid } = await anOrder(ORDER_STATUS.refunded);
    await deliver<'orders'>(world, OrdersProcessor, 'order-paid', { orderUid }, randomUUID());
    expect(line.callsOn(orderUid)).toEqual([]);
  });

  it('expires at its deadline, and its line gives back what it holds, once', async () => {
    const { uid: orderUid } = await anOrder(ORDER_STATUS.awaitingPayment, { dueAt: new Date(Date.now() - 1_000) });
    for (let times = 0; times < 2; times += 1)
      await world.database.transaction((tx) => world.get(OverdueOrders).expire(tx, orderUid));
    expect(await statusOf(orderUid)).toBe(ORDER_STATUS.expired);
    expect(line.callsOn(orderUid)).toEqual([['release', 'expire']]);
  });

  it('is cancelled for an erasure when it is unpaid and its line agrees, and the line erases its own', async () => {
    const { uid: orderUid, customerUid } = await anOrder(ORDER_STATUS.awaitingPayment);
    expect(await erasureOf(customerUid)).toBe('erased');
    expect(await statusOf(orderUid)).toBe(ORDER_STATUS.cancelled);
    const calls = line.callsOn(orderUid);
    expect(calls).toContainEqual(['claims']);
    expect(calls.filter(([method]) => method === 'release')).toEqual([['release', 'cancel']]);
    expect(line.callsOn(customerUid)).toEqual([['erase']]);
  });

  it('keeps its customer from being erased while the line has an obstacle', async () => {
    const { uid: orderUid, customerUid } = await anOrder(ORDER_STATUS.completed, { packed: true });
    expect(await erasureOf(customerUid)).toBe('requested');
    expect(line.callsOn(orderUid)).toContainEqual(['claims']);
    expect(line.callsOn(customerUid)).toEqual([]);
  });
});
