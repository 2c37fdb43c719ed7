import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { MOST_REJECTED_PROOFS } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, setDueDate } from '#testing/money-factories';
import { settled, until } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { Queues } from '../../platform/outbox/queues.js';
import { WorkerModule } from '../../worker.module.js';
import { OverdueOrders } from './overdue-orders.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());

const inMs = (ms: number) => new Date(Date.now() + ms);
const orderOf = (uid: string) => world.database.order.findUniqueOrThrow({ where: { uid }, include: { account: true } });
const groupOf = (uid: string) => world.database.accountGroup.findUniqueOrThrow({ where: { uid } });
const eventCount = (orderUid: string) =>
  world.database.outbox.count({ where: { name: 'order.expired', payload: { path: ['orderUid'], equals: orderUid } } });
const expire = (orderUid: string) => world.database.transaction((tx) => world.get(OverdueOrders).expire(tx, orderUid));

describe('an order that is not paid', () => {
  it('expires by itself within seconds of its deadline: its seat is free, announced once', async () => {
    const group = await aGroup(world.database, family);
    const { orderUid, seatNumber } = await anOrder(world.database, family, group.uid, {
      dueAt: inMs(600),
      announced: true,
    });
    expect((await groupOf(group.uid)).freeRegularSeats).not.toContain(seatNumber);

    await until('the order to expire', async () => (await orderOf(orderUid)).status === ORDER_STATUS.expired);
    await settled(world.database);
    const order = await orderOf(orderUid);
    expect(order.account!.status).toBe(ACCOUNT_STATUS.cancelled);
    expect(await world.database.invoice.findFirst({ where: { orderUid } })).toMatchObject({ status: 'expired' });
    expect((await groupOf(group.uid)).freeRegularSeats).toEqual([2, 3, 4]);
    expect(await eventCount(orderUid)).toBe(1);
    expect(await world.database.orderHistory.count({ where: { orderUid, toStatus: ORDER_STATUS.expired } })).toBe(1);
  });

  it('that waits for its group expires when the e-mail was not verified in time, with a message that says so', async () => {
    const group = await aGroup(world.database, family);
    const kept = await anOrder(world.database, family, group.uid, { kind: 'pre-order' });
    const late = await anOrder(world.database, family, group.uid, { kind: 'pre-order', announced: true });
    await world.database.order.update({ where: { uid: late.orderUid }, data: { verifyBy: inMs(500) } });
    await until('the pre-order to expire', async () => (await orderOf(late.orderUid)).status === ORDER_STATUS.expired);
    await settled(world.database);
    expect((await groupOf(group.uid)).freeRegularSeats).toContain(late.seatNumber);
    const titles = await world.database.notification.findMany({ where: { customerUid: late.customerUid } });
    expect(titles.map(({ title }) => title).at(-1)).toMatch(/^Pre-order .* kami lepas$/);
    expect((await orderOf(kept.orderUid)).status).toBe(ORDER_STATUS.waitingForGroup);
  });

  it('whose last proof was rejected expires with a message and a history that say so, not that its time was over', async () => {
    const group = await aGroup(world.database, family);
    const seat = await anOrder(world.database, family, group.uid, { dueAt: inMs(3_600_000), announced: true });
    const { orderUid, customerUid } = seat;
    const rejected = { state: 'rejected', reason: 'Foto buram', decidedAt: new Date() } as const;
    for (let proof = 0; proof < MOST_REJECTED_PROOFS; proof += 1) await aPayment(world.database, orderUid, rejected);
    await setDueDate(world.database, orderUid, inMs(0));
    await until('the order to expire', async () => (await orderOf(orderUid)).status === ORDER_STATUS.expired);
    await settled(world.database);
    const { title, body } = await world.database.notification.findFirstOrThrow({
      where: { customerUid, kind: 'tell-order-closed' },
    });
    expect(title).toMatch(/^Pesananmu untuk .* kami tutup$/);
    expect(body).toMatch(/Alasannya: Foto buram\..*lima kali kami tolak, jadi pesanannya kami tutup/s);
    const { why } = await world.database.orderHistory.findFirstOrThrow({
      where: { orderUid, toStatus: ORDER_STATUS.expired },
    });
    expect(why).toBe('Bukti bayar sudah lima kali ditolak');
  });

  it('that finance has opened again after its last proof, and of which nothing came since, expires because its time was over', async () => {
    const group = await aGroup(world.database, family);
    const { orderUid } = await anOrder(world.database, family, group.uid, { dueAt: inMs(-1_000) });
    const rejected = { state: 'rejected', decidedAt: inMs(-7_200_000) } as const;
    for (let proof = 0; proof < MOST_REJECTED_PROOFS; proof += 1) await aPayment(world.database, orderUid, rejected);
    const { expired: fromStatus, awaitingPayment: toStatus } = ORDER_STATUS;
    const reopened = { fromStatus, toStatus, why: 'Dananya masuk', by: 'Sari', at: inMs(-3_600_000) };
    await world.database.orderHistory.create({ data: { orderUid, ...reopened } });
    await expire(orderUid);
    const { why } = await world.database.orderHistory.findFirstOrThrow({
      where: { orderUid, toStatus: ORDER_STATUS.expired },
    });
    expect(why).toBe('Batas waktu pembayaran lewat');
  });

  it('changes nothing when the due date has moved', async () => {
    const group = await aGroup(world.database, family);
    const { orderUid } = await anOrder(world.database, family, group.uid, { dueAt: inMs(500), announced: true });
    await setDueDate(world.database, orderUid, inMs(3_600_000));
    await sleep(2_500); // two sweeps
    expect((await orderOf(orderUid)).status).toBe(ORDER_STATUS.awaitingPayment);
    expect(await eventCount(orderUid)).toBe(0);
  });

  it('leaves an order alone whose proof is waiting at the desk, however late', async () => {
    const group = await aGroup(world.database, family);
    const { orderUid } = await anOrder(world.database, family, group.uid, {
      dueAt: inMs(-60_000),
      status: ORDER_STATUS.awaitingConfirmation,
      accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
    });
    await expire(orderUid);
    expect((await orderOf(orderUid)).status).toBe(ORDER_STATUS.awaitingConfirmation);
  });

  it('frees its seat once under twenty sweeps at the same time', async () => {
    const group = await aGroup(world.database, family);
    const { orderUid } = await anOrder(world.database, family, group.uid, { dueAt: inMs(-1_000) });
    await Promise.all(Array.from({ length: 20 }, () => expire(orderUid)));
    expect((await groupOf(group.uid)).freeRegularSeats).toEqual([2, 3, 4]);
    expect(await eventCount(orderUid)).toBe(1);
  });

  it('announces that a full group is open again', async () => {
    const group = await aGroup(world.database, family);
    await anOrder(world.database, family, group.uid, { kind: 'host' });
    for (let seat = 0; seat < 2; seat += 1) await anOrder(world.database, family, group.uid);
    const last = await anOrder(world.database, family, group.uid, { dueAt: inMs(-1_000) });
    await expire(last.orderUid);
    expect(
      await world.database.outbox.count({
        where: { name: 'group.reopened', payload: { path: ['groupUid'], equals: group.uid } },
      }),
    ).toBe(1);
    expect((await groupOf(group.uid)).filledAt).toBeNull();
    await settled(world.database);
  });

  it('is not ended by a timer that an earlier version has left in the queue', async () => {
    const group = await aGroup(world.database, family);
    const { orderUid } = await anOrder(world.database, family, group.uid, { dueAt: inMs(3_600_000) });
    const left = { eventUid: crypto.randomUUID(), payload: { orderUid } };
    const orders = world.get(Queues).of('orders');
    await orders.add('expire-order', left, { jobId: 'left' });
    await until('the timer to be dropped', async () => (await orders.getJobState('left')) === 'unknown');
    expect((await orderOf(orderUid)).status).toBe(ORDER_STATUS.awaitingPayment);
  });
});
