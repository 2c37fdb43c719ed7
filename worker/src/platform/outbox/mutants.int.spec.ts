import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { paymentReceived } from '#domain/sales/ledger/payment-postings';
import type { Posting } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import type { Database, Tx } from '#runtime/platform/db/database';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { settled, until } from '#testing/settle';
import { announceEvent } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { GroupsProcessor } from '../../products/subscriptions/groups/groups.processor.js';
import type { JobHandler } from '../jobs/job-handler.js';
import { JobProcessor } from '../jobs/job-processor.js';
import { postEntry } from '../../sales/ledger/post-entry.js';
import { WorkerModule } from '../../worker.module.js';
import { OutboxRedrive } from './outbox.redrive.js';
import { Queues } from './queues.js';

/**
 * The same faults against the product and against a version of it with one safety taken away (docs/rules/events.md).
 * That each of these loses or doubles work shows that the tests of the product could fail.
 */
let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  await world.database.$executeRaw`CREATE TABLE "effect" ("event_uid" uuid NOT NULL)`;
});
afterAll(() => world.close());

const EVENTS = 20;

describe('concurrent deliveries of one event, as after a lost lock', () => {
  const effect = async (tx: Tx, eventUid: string) =>
    void (await tx.$executeRaw`INSERT INTO "effect" VALUES (${eventUid}::uuid)`);

  class Product extends JobProcessor<'orders'> {
    constructor(database: Database) {
      const run: JobHandler<'orders', 'order-paid'>['run'] = (tx, _, { eventUid }) => effect(tx, eventUid);
      super('orders', { 'order-paid': { run }, 'check-contact': { run } });
      Object.assign(this, { database });
    }
  }
  class WithoutInbox {
    constructor(private readonly database: Database) {}
    process({ data }: { data: { eventUid: string } }): Promise<void> {
      return this.database.transaction((tx) => effect(tx, data.eventUid));
    }
  }

  async function effectsOf(processor: Product | WithoutInbox): Promise<number> {
    await world.database.$executeRaw`DELETE FROM "effect"`;
    const deliveries = Array.from({ length: EVENTS }, () => ({
      name: 'order-paid',
      data: { eventUid: randomUUID(), payload: { orderUid: randomUUID() } },
    }));
    await Promise.all([...deliveries, ...deliveries].map((delivery) => processor.process(delivery)));
    const [row] = await world.database.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM "effect"`;
    return row!.n;
  }

  it('have one effect each', async () => expect(await effectsOf(new Product(world.database))).toBe(EVENTS));
  it('have two effects each without the inbox', async () =>
    expect(await effectsOf(new WithoutInbox(world.database))).toBe(2 * EVENTS));
});

describe('a queue that loses all jobs', () => {
  /** Publishes, wipes the queue before a worker takes a job, repairs, and counts the effects. */
  async function doneAfterWipe(publish: (groupUid: string) => Promise<string>, repair: () => Promise<unknown>) {
    const { worker } = world.get(GroupsProcessor);
    const { uid: groupUid } = await aGroup(world.database, await aFamily(world.database));
    await worker.pause();
    const events: string[] = [];
    for (let n = 0; n < EVENTS; n += 1) events.push(await publish(groupUid));
    const groups = world.get(Queues).of('groups');
    await until('the jobs', async () => {
      const jobs = await groups.getJobs(['waiting']);
      return jobs.reduce((sum, { data }) => sum + (data.batch?.length ?? 1), 0) >= EVENTS;
    });
    await groups.obliterate({ force: true });
    worker.resume();
    await repair();
    return world.database.inbox.count({ where: { eventUid: { in: events } } });
  }

  it('loses no effect: the outbox sends all events again', async () => {
    const done = await doneAfterWipe(
      (groupUid) => announceEvent(world, 'group.reopened', { groupUid }),
      async () => {
        await until(
          'the relay',
          async () => (await world.database.outbox.count({ where: { publishedAt: null } })) === 0,
        );
        await world.database.$executeRaw`UPDATE "outbox" SET "published_at" = now() - interval '1 minute'`;
        await world.get(OutboxRedrive).redrive();
        await settled(world.database);
      },
    );
    expect(done).toBe(EVENTS);
  });

  it('loses every effect without the outbox, when jobs are added beside the transaction', async () => {
    const done = await doneAfterWipe(
      async (groupUid) => {
        const eventUid = randomUUID();
        const queue = world.get(Queues).of('groups');
        await queue.add('move-up-waiting', { eventUid, payload: { groupUid } }, { jobId: `${eventUid}-mutant` });
        return eventUid;
      },
      () => world.get(OutboxRedrive).redrive(),
    );
    expect(done).toBe(0);
  });
});

describe('a ledger entry whose process dies in the middle', () => {
  let postings: Posting[];
  beforeAll(async () => {
    const family = await aFamily(world.database);
    const order = await anOrder(world.database, family, (await aGroup(world.database, family)).uid);
    const about = { productLine: 'subscriptions', orderUid: order.orderUid, partyUid: order.customerUid };
    postings = paymentReceived(sen(6_100_000n), sen(1_450_000n), about);
  });
  const entries = (cause: string) => world.database.ledgerEntry.count({ where: { cause } });

  it('is rolled back as a whole', async () => {
    const cause = randomUUID();
    const dying = world.database.transaction(async (tx) => {
      await postEntry(tx, 'payment', cause, postings);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await entries(cause)).toBe(0);
  });

  it('stays incomplete when entry and postings are two transactions', async () => {
    const cause = randomUUID();
    await world.database.transaction((tx) => postEntry(tx, 'payment', cause, []));
    // The process is killed here; on the retry kind and cause are taken.
    await world.database.transaction((tx) => postEntry(tx, 'payment', cause, postings));
    expect(await entries(cause)).toBe(1);
    expect(await world.database.ledgerPosting.count({ where: { entry: { cause } } })).toBe(0);
  });
});
