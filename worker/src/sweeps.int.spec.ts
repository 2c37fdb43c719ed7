import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { MOST_REJECTED_PROOFS } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { FileStore } from '#runtime/platform/storage/file-store';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { aFile, aPayment } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from './worker.module.js';
import { DueOrdersSweep } from './sales/orders/due-orders.sweep.js';
import { OrphanFilesSweep } from './platform/sweeps/orphan-files.sweep.js';
import { SettledEventsSweep } from './platform/sweeps/settled-events.sweep.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());

const MINUTE = 60_000;
const inMs = (ms: number) => new Date(Date.now() + ms);
const aSeat = async (given: OrderGiven) =>
  anOrder(world.database, family, (await aGroup(world.database, family)).uid, given);
const statusOf = async (uid: string) => (await world.database.order.findUniqueOrThrow({ where: { uid } })).status;

describe('due orders', () => {
  it('ends overdue orders whose timer was lost, once, and leaves the others', async () => {
    const overdue = await aSeat({ dueAt: inMs(-MINUTE) });
    const paid = await aSeat({ dueAt: inMs(-MINUTE), status: ORDER_STATUS.awaitingConfirmation, accountStatus: 2 });
    const later = await aSeat({ dueAt: inMs(MINUTE) });
    const sweep = world.get(DueOrdersSweep);
    await Promise.all([sweep.expire(), sweep.expire(), sweep.expire()]);
    expect(await statusOf(overdue.orderUid)).toBe(ORDER_STATUS.expired);
    expect(await statusOf(paid.orderUid)).toBe(ORDER_STATUS.awaitingConfirmation);
    expect(await statusOf(later.orderUid)).toBe(ORDER_STATUS.awaitingPayment);
    const expired = { name: 'order.expired', payload: { path: ['orderUid'], equals: overdue.orderUid } };
    expect(await world.database.outbox.count({ where: expired })).toBe(1);
    await settled(world.database);
    expect(
      await world.database.notification.count({
        where: { customerUid: overdue.customerUid, kind: 'tell-order-closed' },
      }),
    ).toBe(1);
  });

  it('reminds three hours before, once for a deadline, by however many sweeps, and not where there were no three hours', async () => {
    const createdAt = inMs(-20 * 60 * MINUTE);
    const due = await aSeat({ createdAt, dueAt: inMs(179 * MINUTE) });
    const early = await aSeat({ createdAt, dueAt: inMs(181 * MINUTE) });
    const short = await aSeat({ dueAt: inMs(30 * MINUTE) });
    const sweep = world.get(DueOrdersSweep);
    await Promise.all([sweep.remind(), sweep.remind()]);
    await sweep.remind();
    await settled(world.database);
    const reminders = (customerUid: string) =>
      world.database.notification.count({ where: { customerUid, kind: 'remind-payment' } });
    expect(await reminders(due.customerUid)).toBe(1);
    expect(await reminders(early.customerUid)).toBe(0);
    expect(await reminders(short.customerUid)).toBe(0);
  });

  it('does not remind of two hours that were given for another proof just now', async () => {
    const createdAt = inMs(-20 * 60 * MINUTE);
    const [now, before] = [
      await aSeat({ createdAt, dueAt: inMs(120 * MINUTE) }),
      await aSeat({ createdAt, dueAt: inMs(120 * MINUTE) }),
    ];
    const rejectedAt = (orderUid: string, decidedAt: Date) =>
      aPayment(world.database, orderUid, { state: 'rejected', decidedAt });
    await rejectedAt(now.orderUid, inMs(0));
    await rejectedAt(before.orderUid, inMs(-120 * MINUTE));
    await world.get(DueOrdersSweep).remind();
    const reminded = (orderUid: string) =>
      world.database.outbox.count({
        where: { name: 'payment.due-soon', payload: { path: ['orderUid'], equals: orderUid } },
      });
    expect([await reminded(now.orderUid), await reminded(before.orderUid)]).toEqual([0, 1]);
  });

  it('does not remind of an order that takes no other proof, unless finance has opened it again since', async () => {
    const createdAt = inMs(-20 * 60 * MINUTE);
    const dueAt = inMs(170 * MINUTE);
    const [last, next, again] = [
      await aSeat({ createdAt, dueAt }),
      await aSeat({ createdAt, dueAt }),
      await aSeat({ createdAt, dueAt }),
    ];
    for (const [{ orderUid }, rejected] of [
      [last, MOST_REJECTED_PROOFS],
      [next, MOST_REJECTED_PROOFS - 1],
    ] as const)
      for (let proof = 0; proof < rejected; proof += 1) await aPayment(world.database, orderUid, { state: 'rejected' });
    const decidedAt = inMs(-19 * 60 * MINUTE);
    for (let proof = 0; proof < MOST_REJECTED_PROOFS; proof += 1)
      await aPayment(world.database, again.orderUid, { state: 'rejected', decidedAt });
    const { expired: fromStatus, awaitingPayment: toStatus } = ORDER_STATUS;
    const reopened = { fromStatus, toStatus, why: 'Dananya masuk', by: 'Sari', at: inMs(-18 * 60 * MINUTE) };
    await world.database.orderHistory.create({ data: { orderUid: again.orderUid, ...reopened } });
    await world.get(DueOrdersSweep).remind();
    const reminded = ({ orderUid }: { orderUid: string }) =>
      world.database.outbox.count({
        where: { name: 'payment.due-soon', payload: { path: ['orderUid'], equals: orderUid } },
      });
    expect([await reminded(last), await reminded(next), await reminded(again)]).toEqual([0, 1, 1]);
  });
});

describe('orphan files', () => {
  it('deletes old files that no row names, and only those', async () => {
    const files = world.get(FileStore);
    const keys = { named: 'proofs/named.webp', old: 'proofs/old.webp', young: 'proofs/young.webp' };
    for (const key of Object.values(keys)) await files.put(key, Buffer.from(key), 'image/webp');
    await files.put('other/old.webp', Buffer.from('x'), 'image/webp');
    await aFile(world.database, { key: keys.named });
    const age = (key: string, hours: number) =>
      utimes(path.join(world.config.filesDir, key), inMs(0), inMs(-hours * 60 * MINUTE));
    for (const key of [keys.named, keys.old, 'other/old.webp']) await age(key, 25);
    await age(keys.young, 23);

    expect(await world.get(OrphanFilesSweep).sweep()).toBe(1);
    expect(await files.get(keys.old)).toBeNull();
    for (const key of [keys.named, keys.young, 'other/old.webp']) expect(await files.get(key)).not.toBeNull();
    expect(await world.get(OrphanFilesSweep).sweep()).toBe(0);
  });
});

describe('settled events', () => {
  it('are deleted after thirty days with their inbox rows; open events stay', async () => {
    const anEvent = async (settledAt: Date | null) => {
      const uid = randomUUID();
      await world.database.outbox.create({
        data: {
          uid,
          name: 'group.reopened',
          payload: {},
          settledAt,
          publishedAt: inMs(0),
          setAsideAt: settledAt ? null : inMs(0),
        },
      });
      await world.database.inbox.create({ data: { consumer: 'move-up-waiting', eventUid: uid } });
      return uid;
    };
    const day = 24 * 60 * MINUTE;
    const [old, recent, open] = [await anEvent(inMs(-31 * day)), await anEvent(inMs(-29 * day)), await anEvent(null)];
    expect(await world.get(SettledEventsSweep).sweep()).toBe(1);
    const left = (uid: string) =>
      Promise.all([
        world.database.outbox.count({ where: { uid } }),
        world.database.inbox.count({ where: { eventUid: uid } }),
      ]);
    expect(await left(old)).toEqual([0, 0]);
    expect(await left(recent)).toEqual([1, 1]);
    expect(await left(open)).toEqual([1, 1]);
  });
});
