import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'bullmq';
import { QUEUE_NAMES } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import { PgListener } from '#runtime/platform/db/pg-listener';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { settled, until } from '#testing/settle';
import { announceAndSettle, announceEvent } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { GroupsProcessor } from '../../products/subscriptions/groups/groups.processor.js';
import { LedgerProcessor } from '../../sales/ledger/ledger.processor.js';
import { OrdersProcessor } from '../../sales/orders/orders.processor.js';
import { NotificationsProcessor } from '../../messages/notifications.processor.js';
import { WorkerModule } from '../../worker.module.js';
import { JobPlanner } from './job-planner.js';
import { OutboxRedrive } from './outbox.redrive.js';
import { OutboxRelay } from './outbox.relay.js';
import { Queues } from './queues.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database, { hostSeats: 0, regularSeats: 50 });
});
afterAll(() => world.close());

const queues = () => world.get(Queues);
/** The schedule of this world also does it, every 5 s, so the tests assert the outcome only. */
const redrive = () => world.get(OutboxRedrive).redrive();
const eventOf = (uid: string) => world.database.outbox.findUniqueOrThrow({ where: { uid } });
const inboxOf = (eventUid: string) => world.database.inbox.count({ where: { eventUid } });
/** Makes the events look as if published half a minute ago. */
const age = () => world.database.$executeRaw`
  UPDATE "outbox" SET "published_at" = now() - interval '30 seconds' WHERE "published_at" IS NOT NULL`;
const published = (uid: string) => until('the relay', async () => (await eventOf(uid)).publishedAt);
const aReopenedGroup = async () => ({ groupUid: (await aGroup(world.database, family)).uid });
async function aConfirmedPayment() {
  const { uid: groupUid } = await aGroup(world.database, family);
  const { orderUid } = await anOrder(world.database, family, groupUid, {
    status: 3,
    accountStatus: 2,
    confirmedAt: new Date(),
    dueAt: null,
  });
  const { uid: paymentUid } = await aPayment(world.database, orderUid);
  return { orderUid, paymentUid, groupUid };
}
const jobCount = async () => {
  let total = 0;
  for (const name of QUEUE_NAMES)
    if (name !== 'canary') for (const count of Object.values(await queues().of(name).getJobCounts())) total += count;
  return total;
};

describe('relay', () => {
  it('wakes up at the commit: the effect is there long before the next poll', async () => {
    await announceAndSettle(world, 'group.reopened', await aReopenedGroup()); // warm-up
    const times: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const group = await aReopenedGroup();
      const start = Date.now();
      const uid = await announceEvent(world, 'group.reopened', group);
      await until('the effect', async () => (await inboxOf(uid)) === 1);
      times.push(Date.now() - start);
    }
    expect(times.sort((a, b) => a - b)[5]).toBeLessThan(400);
  });

  it('sets a row aside that it cannot route, with the reason, and continues with the next ones', async () => {
    const poison = [
      { uid: randomUUID(), name: 'order.eaten', payload: {} },
      { uid: randomUUID(), name: 'order.created', payload: { orderUid: 'not a uuid' } },
      { uid: randomUUID(), name: 'group.reopened', payload: [1, 2] },
    ];
    await world.database.outbox.createMany({ data: poison });
    const after = await announceAndSettle(world, 'group.reopened', await aReopenedGroup());
    expect((await eventOf(after)).settledAt).not.toBeNull();
    const [unknown, broken, shapeless] = await Promise.all(poison.map(({ uid }) => eventOf(uid)));
    expect(unknown).toMatchObject({ setAsideReason: 'Peristiwa "order.eaten" tidak dikenal', publishedAt: null });
    expect(broken!.setAsideReason).toContain('Isi peristiwa tidak bisa dibaca');
    expect(shapeless!.setAsideAt).not.toBeNull();
  });

  it('shares the work between any number of relays: every event once', async () => {
    const more = Array.from(
      { length: 3 },
      () => new OutboxRelay(world.database, queues(), world.get(Clock), world.get(PgListener), world.get(JobPlanner)),
    );
    const { groupUid } = await aReopenedGroup();
    await world.database.outbox.createMany({
      data: Array.from({ length: 450 }, () => ({ uid: randomUUID(), name: 'group.reopened', payload: { groupUid } })),
    });
    await Promise.all(
      more.map(async (relay) => {
        while ((await relay.publishBatch()) > 0);
      }),
    );
    await settled(world.database);
    const events = await world.database.outbox.findMany({
      where: { payload: { path: ['groupUid'], equals: groupUid } },
    });
    expect(events).toHaveLength(450);
    expect(await world.database.inbox.count({ where: { eventUid: { in: events.map(({ uid }) => uid) } } })).toBe(450);
    expect(events.every(({ redrives }) => redrives === 0)).toBe(true);
  });

  it('does not add a job again that is in the queue, so that a relay may die before marking the event', async () => {
    const processor = world.get(GroupsProcessor);
    await processor.worker.pause();
    const uid = await announceEvent(world, 'group.reopened', await aReopenedGroup());
    await published(uid);
    const before = await jobCount();
    await world.database.outbox.update({ where: { uid }, data: { publishedAt: null } });
    await world.get(OutboxRelay).publishBatch();
    await published(uid);
    expect(await jobCount()).toBe(before);
    processor.worker.resume();
    await settled(world.database);
    expect(await inboxOf(uid)).toBe(1);
  });

  it('hands the jobs of several events to a queue as one job, and again the same one when it dies before marking them', async () => {
    const processor = world.get(GroupsProcessor);
    await processor.worker.pause();
    const groups = queues().of('groups');
    const uids = Array.from({ length: 5 }, () => randomUUID());
    const { groupUid } = await aReopenedGroup();
    await world.database.outbox.createMany({
      data: uids.map((uid) => ({ uid, name: 'group.reopened', payload: { groupUid } })),
    });
    for (let times = 0; times < 2; times += 1) {
      await world.get(OutboxRelay).publishBatch();
      for (const uid of uids) await published(uid);
      const waiting = await groups.getJobs(['waiting']);
      const carried = waiting.flatMap(({ data }) => data.batch ?? [data]) as { eventUid: string }[];
      expect(carried.map(({ eventUid }) => eventUid).toSorted()).toEqual(uids.toSorted());
      await world.database.outbox.updateMany({
        where: { uid: { in: uids } },
        data: { publishedAt: times ? new Date() : null },
      });
    }
    await age();
    expect(await redrive()).toBe(0); // their batch still waits
    processor.worker.resume();
    await settled(world.database);
    for (const uid of uids) expect(await inboxOf(uid)).toBe(1);
  });

  it('delays timers in the queue', async () => {
    const useBy = new Date(Date.now() + 24 * 3_600_000);
    const { orderUid } = await anOrder(world.database, family, (await aReopenedGroup()).groupUid);
    const payload = { orderUid, voucherUid: randomUUID(), useBy: useBy.toISOString() };
    const uid = await announceEvent(world, 'voucher.issued', payload);
    await published(uid);
    const job = await queues().of('vouchers').getJob(`${uid}-expire-voucher`);
    expect(await job!.getState()).toBe('delayed');
    expect(Math.abs(job!.timestamp + job!.delay - useBy.getTime())).toBeLessThan(2_000);
    await world.database.outbox.delete({ where: { uid } }); // there is no such voucher
  });
});

describe('re-drive', () => {
  it('loses nothing when the queue is wiped', async () => {
    // All workers are paused: an event written while the queue is wiped would be published too late to be aged.
    const all = [OrdersProcessor, LedgerProcessor, NotificationsProcessor];
    const workers = all.map((processor) => world.get<{ worker: Worker }>(processor).worker);
    for (const worker of workers) await worker.pause();
    const events: string[] = [];
    for (let n = 0; n < 5; n += 1)
      events.push(await announceEvent(world, 'payment.confirmed', await aConfirmedPayment()));
    for (const uid of events) await published(uid);
    for (const name of QUEUE_NAMES) await queues().of(name).obliterate({ force: true });
    for (const worker of workers) worker.resume();
    expect(await world.database.ledgerEntry.count()).toBe(0);

    await age();
    await redrive();
    await settled(world.database);
    for (const uid of events) {
      expect(await inboxOf(uid)).toBe(3);
      expect((await eventOf(uid)).redrives).toBeGreaterThan(0);
    }
    expect(await world.database.ledgerEntry.count({ where: { kind: 'payment' } })).toBe(5);
  });

  it('plans an event by the routes of today when its jobs have names of the version before', async () => {
    const payment = await aConfirmedPayment();
    const uid = randomUUID();
    await world.database.outbox.create({
      data: { uid, name: 'payment.confirmed', payload: payment, publishedAt: new Date(), createdAt: new Date() },
    });
    const old = [
      ['groups', 'settle-group', { groupUid: payment.groupUid }],
      ['vouchers', 'issue-voucher', { orderUid: payment.orderUid }],
      ['notifications', 'tell-payment-confirmed', { orderUid: payment.orderUid }],
    ] as const;
    for (const [queue, name, data] of old)
      await queues()
        .of(queue)
        .add(name, { eventUid: uid, payload: data }, { jobId: `${uid}-${name}` });
    await until('the old jobs to be dropped', async () => {
      const left = await Promise.all(old.map(([queue, name]) => queues().of(queue).getJob(`${uid}-${name}`)));
      return left.every((job) => !job);
    });
    expect(await eventOf(uid)).toMatchObject({ setAsideAt: null, settledAt: null });
    expect(await inboxOf(uid)).toBe(0);

    await age();
    await redrive();
    await settled(world.database);
    const event = await eventOf(uid);
    expect(event).toMatchObject({ setAsideAt: null, settledAt: expect.any(Date) });
    // The schedule of the worker re-drives too, where the effects take longer.
    expect(event.redrives).toBeGreaterThan(0);
    expect(await inboxOf(uid)).toBe(3);
    expect(await world.database.ledgerEntry.count({ where: { cause: payment.paymentUid } })).toBe(1);
    expect(await world.database.notification.count({ where: { eventUid: uid } })).toBe(1);
  });

  it('does not send the message again that the version before has sent', async () => {
    const payment = await aConfirmedPayment();
    const { customerUid } = await world.database.order.findUniqueOrThrow({ where: { uid: payment.orderUid } });
    const [uid, kind] = [randomUUID(), 'tell-payment-confirmed'];
    await world.database.outbox.create({
      data: { uid, name: 'payment.confirmed', payload: payment, publishedAt: new Date() },
    });
    await world.database.inbox.create({ data: { eventUid: uid, consumer: kind } });
    await world.database.notification.create({
      data: { customerUid, kind, eventUid: uid, title: 'Sudah', body: 'Sudah', emailState: 'sent' },
    });
    await age();
    await redrive();
    await settled(world.database);
    expect(await world.database.notification.findMany({ where: { eventUid: uid } })).toMatchObject([
      { title: 'Sudah' },
    ]);
  });

  it('skips jobs that wait in the queue for any time', async () => {
    const processor = world.get(GroupsProcessor);
    await processor.worker.pause();
    const uid = await announceEvent(world, 'group.reopened', await aReopenedGroup());
    await published(uid);
    const before = await jobCount();
    await age();
    expect(await redrive()).toBe(0);
    expect(await jobCount()).toBe(before);
    expect((await eventOf(uid)).redrives).toBe(0);
    processor.worker.resume();
    await settled(world.database);
  });

  it('skips a job that ends while it looks for it', async () => {
    const processor = world.get(GroupsProcessor);
    await processor.worker.pause();
    const uid = await announceEvent(world, 'group.reopened', await aReopenedGroup());
    await published(uid);
    const groups = queues().of('groups');
    const stateOf = groups.getJobState.bind(groups);
    // Its effect commits and the queue removes it after the re-drive has read the inbox.
    const look = jest.spyOn(groups, 'getJobState').mockImplementation(async (jobId) => {
      if (jobId !== `${uid}-move-up-waiting`) return stateOf(jobId);
      await world.database.inbox.createMany({
        data: [{ eventUid: uid, consumer: 'move-up-waiting' }],
        skipDuplicates: true,
      });
      return 'unknown';
    });
    await age();
    await redrive();
    await until('the look', async () => look.mock.calls.length > 0);
    look.mockRestore();
    processor.worker.resume();
    await settled(world.database);
    expect((await eventOf(uid)).redrives).toBe(0);
  });

  it('skips a job that leaves its batch while it looks for it', async () => {
    const uid = randomUUID();
    const batchUid = randomUUID();
    const { groupUid } = await aReopenedGroup();
    const groups = queues().of('groups');
    const stateOf = groups.getJobState.bind(groups);
    const jobId = `${uid}-move-up-waiting`;
    let left = false;
    // The batch queues the job by itself, and only then ends.
    const look = jest.spyOn(groups, 'getJobState').mockImplementation(async (id) => {
      if (id !== jobId && id !== `batch-${batchUid}`) return stateOf(id);
      const before = left;
      left = true;
      if (id === jobId) return before ? 'delayed' : 'unknown';
      return before ? 'completed' : 'active';
    });
    await world.database.outbox.create({
      data: { uid, name: 'group.reopened', payload: { groupUid }, publishedAt: new Date(0), batchUid },
    });
    await redrive();
    await until('the look', async () => look.mock.calls.some(([id]) => id === jobId || id === `batch-${batchUid}`));
    expect((await eventOf(uid)).redrives).toBe(0);
    look.mockRestore();
    await settled(world.database);
  });

  it('skips jobs that wait for a retry, and adds failed ones again', async () => {
    const groupUid = randomUUID(); // an unknown group, so the job fails
    const uid = randomUUID();
    const jobId = `${uid}-move-up-waiting`;
    await world.database.outbox.create({
      data: { uid, name: 'group.reopened', payload: { groupUid }, publishedAt: new Date() },
    });
    const add = (attempts: number) =>
      queues()
        .of('groups')
        .add('move-up-waiting', { eventUid: uid, payload: { groupUid } }, { jobId, attempts, backoff: 60_000 });
    const stateIs = (state: string) =>
      until(`the job to be ${state}`, async () => (await queues().of('groups').getJobState(jobId)) === state);

    await add(2);
    await stateIs('delayed');
    await age();
    expect(await redrive()).toBe(0);

    await world.database.outbox.update({ where: { uid }, data: { publishedAt: new Date() } });
    await queues().of('groups').remove(jobId);
    await add(1);
    await stateIs('failed');
    await world.database.accountGroup.create({
      data: { uid: groupUid, familyUid: family.uid, size: 1, freeHostSeats: [], freeRegularSeats: [1] },
    });
    await age();
    await redrive();
    await settled(world.database);
    expect(await eventOf(uid)).toMatchObject({ redrives: 1, setAsideAt: null });
  });

  it('sets an event aside with the last reason after five times, and takes it up again when an admin re-drives it', async () => {
    const groupUid = randomUUID();
    const uid = randomUUID();
    await world.database.outbox.create({
      data: { uid, name: 'group.reopened', payload: { groupUid }, publishedAt: new Date(0), redrives: 5 },
    });
    await redrive();
    await until('the event to be set aside', async () => (await eventOf(uid)).setAsideAt);
    expect((await eventOf(uid)).setAsideReason).toBe(
      'Gagal setelah dikirim ulang 5 kali. groups/move-up-waiting: hilang dari antrean',
    );

    await world.database.accountGroup.create({
      data: { uid: groupUid, familyUid: family.uid, size: 1, freeHostSeats: [], freeRegularSeats: [1] },
    });
    await world.database.outbox.update({
      where: { uid },
      data: { setAsideAt: null, setAsideReason: null, redrives: 0, publishedAt: null },
    });
    await settled(world.database);
    expect(await inboxOf(uid)).toBe(1);
  });

  it('runs an event at once that an admin re-drives, though the queue still has the failed job', async () => {
    const groupUid = randomUUID();
    const uid = randomUUID();
    const jobId = `${uid}-move-up-waiting`;
    const aside = { publishedAt: new Date(), setAsideAt: new Date(), setAsideReason: 'test' };
    await world.database.outbox.create({
      data: { uid, name: 'group.reopened', payload: { groupUid }, createdAt: new Date(Date.now() - 60_000), ...aside },
    });
    const groups = queues().of('groups');
    await groups.add('move-up-waiting', { eventUid: uid, payload: { groupUid } }, { jobId, attempts: 1 });
    await until('the job to fail', async () => (await groups.getJobState(jobId)) === 'failed');
    await world.database.accountGroup.create({
      data: { uid: groupUid, familyUid: family.uid, size: 1, freeHostSeats: [], freeRegularSeats: [1] },
    });
    // The same as `POST /api/admin/events/:id/redrive`.
    await world.database.outbox.update({
      where: { uid },
      data: { publishedAt: null, setAsideAt: null, setAsideReason: null, redrives: 0 },
    });
    await settled(world.database, 5_000);
    expect(await inboxOf(uid)).toBe(1);
  });

  it('sets aside an event of another version that cannot be read, and continues with the next ones', async () => {
    const lost = randomUUID();
    const unread = [
      { uid: randomUUID(), name: 'order.eaten', payload: {} },
      { uid: randomUUID(), name: 'group.reopened', payload: [1, 2] },
    ];
    const rows = [...unread, { uid: lost, name: 'group.reopened', payload: await aReopenedGroup() }];
    await world.database.outbox.createMany({ data: rows.map((row) => ({ ...row, publishedAt: new Date(0) })) });
    await sleep(700); // the settler has processed them
    await redrive();
    await until('the effect', async () => (await inboxOf(lost)) === 1);
    for (const { uid } of unread) {
      await until('the reason', async () => (await eventOf(uid)).setAsideReason);
      expect((await eventOf(uid)).settledAt).toBeNull();
    }
  });

  it('does not count an event as settled while one of its effects is missing', async () => {
    const ledger = world.get(LedgerProcessor);
    await ledger.worker.pause();
    const uid = await announceEvent(world, 'payment.confirmed', await aConfirmedPayment());
    await until('the other effects', async () => (await inboxOf(uid)) === 2);
    await expect(settled(world.database, 1_500)).rejects.toThrow(
      'not settled after 1500 ms: payment.confirmed (published)',
    );
    ledger.worker.resume();
    await settled(world.database);
    expect((await eventOf(uid)).settledAt).not.toBeNull();
  });
});
