import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { DomainError } from '#domain/platform/domain-error';
import type { Tx } from '#runtime/platform/db/database';
import { type World, openWorld } from '#testing/world';
import { GroupsProcessor } from '../../products/subscriptions/groups/groups.processor.js';
import { ActivateMembersJob } from '../../products/subscriptions/groups/activate-members.job.js';
import { LedgerProcessor } from '../../sales/ledger/ledger.processor.js';
import { WorkerModule } from '../../worker.module.js';
import type { JobHandlers } from './job-handler.js';
import { JobProcessor } from './job-processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

/** Committed rows only. */
const noted = () => world.database.notification.count();

/** A processor of the `orders` queue with one job, given by the test. */
function processorThat(run: (tx: Tx, data: { orderUid: string }) => Promise<void>) {
  class TestProcessor extends JobProcessor<'orders'> {
    constructor() {
      super('orders', { 'order-paid': { run }, 'check-contact': { run } });
    }
  }
  const processor = new TestProcessor();
  Object.assign(processor, { database: world.database });
  return processor;
}

const job = (eventUid: string, payload: unknown = { orderUid: randomUUID() }, name = 'order-paid') => ({
  name,
  data: { eventUid, payload },
});

const anEvent = async () => {
  const uid = randomUUID();
  await world.database.outbox.create({ data: { uid, name: 'order.expired', payload: {}, publishedAt: new Date() } });
  return uid;
};
const setAside = (uid: string) => world.database.outbox.findUniqueOrThrow({ where: { uid } });

describe('JobProcessor', () => {
  it('runs a job once for an event, however often and however concurrently it is delivered', async () => {
    let runs = 0;
    const processor = processorThat(async () => void (runs += 1));
    const delivery = job(randomUUID());
    await Promise.all(Array.from({ length: 20 }, () => processor.process(delivery)));
    await processor.process(delivery);
    expect(runs).toBe(1);
  });

  it('rolls the inbox row back when the handler fails, so that the next delivery works', async () => {
    let runs = 0;
    const processor = processorThat(async () => {
      runs += 1;
      if (runs === 1) throw new Error('the first try fails');
    });
    const delivery = job(randomUUID());
    await expect(processor.process(delivery)).rejects.toThrow('the first try fails');
    await processor.process(delivery);
    expect(runs).toBe(2);
    expect(await world.database.inbox.count({ where: { eventUid: delivery.data.eventUid } })).toBe(1);
  });

  it('keeps effect and inbox row together: neither exists after a failure', async () => {
    const before = await noted();
    const processor = processorThat(async (tx) => {
      await tx.$executeRaw`INSERT INTO "inbox" ("consumer", "event_uid") VALUES ('effect', gen_random_uuid())`;
      throw new Error('after the effect');
    });
    await expect(processor.process(job(randomUUID()))).rejects.toThrow('after the effect');
    expect(await world.database.inbox.count({ where: { consumer: 'effect' } })).toBe(0);
    expect(await noted()).toBe(before);
  });

  it('sets the event aside, visibly and at once, for a payload that cannot be read', async () => {
    const eventUid = await anEvent();
    const processor = processorThat(async () => undefined);
    await expect(processor.process(job(eventUid, { orderUid: 'nonsense' }))).rejects.toBeInstanceOf(UnrecoverableError);
    const event = await setAside(eventUid);
    expect(event.setAsideAt).not.toBeNull();
    expect(event.setAsideReason).toContain('orders/order-paid');
    expect(await world.database.inbox.count({ where: { eventUid } })).toBe(0);
  });

  it.each([
    ['that only another version knows', 'eat-order'],
    ['that is only a property of every object', 'constructor'],
  ])('drops a job %s, and its event stays open for the re-drive', async (_, name) => {
    const eventUid = await anEvent();
    let runs = 0;
    await processorThat(async () => void (runs += 1)).process(job(eventUid, undefined, name));
    expect(runs).toBe(0);
    expect(await setAside(eventUid)).toMatchObject({ setAsideAt: null, settledAt: null });
    expect(await world.database.inbox.count({ where: { eventUid } })).toBe(0);
  });

  it('does not retry what a rule refuses', async () => {
    const eventUid = await anEvent();
    const processor = processorThat(async () => {
      throw new DomainError('ILLEGAL_ORDER_ACTION', 'Tidak bisa.');
    });
    await expect(processor.process(job(eventUid))).rejects.toBeInstanceOf(UnrecoverableError);
    expect((await setAside(eventUid)).setAsideReason).toBe('orders/order-paid: Tidak bisa.');
  });

  it('refuses data that is not an envelope', async () => {
    const processor = processorThat(async () => undefined);
    await expect(processor.process({ name: 'order-paid', data: {} })).rejects.toBeInstanceOf(UnrecoverableError);
  });

  it('has its handlers injected by Nest', () => {
    expect(world.get(GroupsProcessor)).toBeInstanceOf(JobProcessor);
    expect(world.get(LedgerProcessor)).toBeInstanceOf(JobProcessor);
  });

  it('does not compile with a job left out', () => {
    // @ts-expect-error request-payments and move-up-waiting have no handler here
    const handlers: JobHandlers<'groups'> = { 'activate-members': world.get(ActivateMembersJob) };
    expect(Object.keys(handlers)).toEqual(['activate-members']);
  });
});
