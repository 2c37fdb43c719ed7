import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { BATCH_JOB } from '#contracts/jobs';
import { DomainError } from '#domain/platform/domain-error';
import type { Tx } from '#runtime/platform/db/database';
import { type World, openWorld } from '#testing/world';
import { Queues } from '../outbox/queues.js';
import { OrdersProcessor } from '../../sales/orders/orders.processor.js';
import { WorkerModule } from '../../worker.module.js';
import { JobProcessor } from './job-processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  await world.database.$executeRaw`CREATE TABLE "effect" ("order_uid" uuid NOT NULL)`;
  await world.get(OrdersProcessor).worker.pause();
});
afterAll(() => world.close());

const effect = (tx: Tx, orderUid: string) => tx.$executeRaw`INSERT INTO "effect" VALUES (${orderUid}::uuid)`;

/** A processor whose job has an effect and then does what the test says. */
function processorThat(then: (orderUid: string) => void = () => undefined) {
  let together = 0;
  class TestProcessor extends JobProcessor<'orders'> {
    constructor() {
      super('orders', {
        'check-contact': { run: async () => undefined },
        'order-paid': {
          run: async (tx, { orderUid }) => {
            await effect(tx, orderUid);
            then(orderUid);
          },
          runAll: async (tx, jobs) => {
            together += 1;
            for (const { data } of jobs) await effect(tx, data.orderUid);
            for (const { data } of jobs) then(data.orderUid);
          },
        },
      });
    }
  }
  const processor = new TestProcessor();
  Object.assign(processor, { database: world.database, queues: world.get(Queues) });
  return { process: (data: unknown) => processor.process({ name: BATCH_JOB, data }), timesTogether: () => together };
}

interface Batched {
  job: string;
  eventUid: string;
  payload: { orderUid: string };
}
const jobs = (count: number): Batched[] =>
  Array.from({ length: count }, () => ({
    job: 'order-paid',
    eventUid: randomUUID(),
    payload: { orderUid: randomUUID() },
  }));

async function effectsOf(batch: Batched[]): Promise<number[]> {
  const rows = await world.database.$queryRaw<{ uid: string }[]>`SELECT "order_uid" AS uid FROM "effect"`;
  return batch.map(({ payload }) => rows.filter(({ uid }) => uid === payload.orderUid).length);
}
const stateOf = ({ eventUid }: Batched) => world.get(Queues).of('orders').getJobState(`${eventUid}-order-paid`);

describe('a batch of jobs', () => {
  it('is done together, once, however often and however concurrently it is delivered', async () => {
    const { process, timesTogether } = processorThat();
    const batch = jobs(5);
    await Promise.all(Array.from({ length: 8 }, () => process({ batch })));
    expect(await effectsOf(batch)).toEqual([1, 1, 1, 1, 1]);
    expect(timesTogether()).toBe(1);
  });

  it('does only those that were not done before', async () => {
    const { process } = processorThat();
    const batch = jobs(3);
    await process({ batch: [batch[1]] });
    await process({ batch });
    expect(await effectsOf(batch)).toEqual([1, 1, 1]);
  });

  it('does the others when one of them fails, which becomes a job of its own', async () => {
    const batch = jobs(3);
    const { process } = processorThat((orderUid) => {
      if (orderUid === batch[1]!.payload.orderUid) throw new Error('not yet');
    });
    await process({ batch });
    expect(await effectsOf(batch)).toEqual([1, 0, 1]);
    expect(await Promise.all(batch.map(stateOf))).toEqual([
      'unknown',
      expect.stringMatching(/^(waiting|paused)$/),
      'unknown',
    ]);
    expect(await world.database.inbox.count({ where: { eventUid: batch[1]!.eventUid } })).toBe(0);
  });

  it.each<[string, (one: Batched) => Batched]>([
    ['refuses by a rule', (one) => one],
    ['cannot read', (one) => ({ ...one, payload: { orderUid: 'nonsense' } })],
  ])('sets aside only the event of the job that it %s', async (_, spoil) => {
    const [first, second] = jobs(2) as [Batched, Batched];
    const batch = [first, spoil(second)];
    const { process } = processorThat((orderUid) => {
      if (orderUid === second.payload.orderUid) throw new DomainError('ILLEGAL_ORDER_ACTION', 'Tidak bisa.');
    });
    await world.database.outbox.createMany({
      data: batch.map(({ eventUid: uid }) => ({ uid, name: 'order.expired', payload: {}, publishedAt: new Date() })),
    });
    await process({ batch });
    const asideOf = ({ eventUid: uid }: Batched) => world.database.outbox.findUniqueOrThrow({ where: { uid } });
    expect((await asideOf(first)).setAsideAt).toBeNull();
    expect((await asideOf(second)).setAsideReason).toContain(`orders/${batch[1]!.job}`);
    expect((await effectsOf([first]))[0]).toBe(1);
  });

  it('does the others when this version does not know one of them, which is left to the re-drive', async () => {
    const [first, second] = jobs(2) as [Batched, Batched];
    await world.database.outbox.create({
      data: { uid: second.eventUid, name: 'order.expired', payload: {}, publishedAt: new Date() },
    });
    await processorThat().process({ batch: [first, { ...second, job: 'eat-order' }] });
    expect(await effectsOf([first, second])).toEqual([1, 0]);
    const event = await world.database.outbox.findUniqueOrThrow({ where: { uid: second.eventUid } });
    expect(event).toMatchObject({ setAsideAt: null, settledAt: null });
  });

  it('that cannot be read is not tried again', async () => {
    await expect(processorThat().process({ batch: [{ job: 1 }] })).rejects.toBeInstanceOf(UnrecoverableError);
  });
});
