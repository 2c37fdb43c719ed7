import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aFamily, aGroup } from '#testing/factories';
import { settled, until } from '#testing/settle';
import { announceEvent } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { CanaryProcessor } from '../canary/canary.processor.js';
import { GroupsProcessor } from '../../products/subscriptions/groups/groups.processor.js';
import { Queues } from '../outbox/queues.js';
import { WorkerModule } from '../../worker.module.js';
import { QueueWorkers } from './queue-workers.js';
import { Watchdog } from './watchdog.js';

const PACE = { everyMs: 400, patienceMs: 2_000 };

let world: World;
let complaints: string[];
beforeEach(async () => {
  complaints = [];
  world = await openWorld((config) => WorkerModule.with(config));
  await world.get(QueueWorkers).ready();
});
afterEach(() => world.close());

const watch = () => world.get(Watchdog).watch((reason) => complaints.push(reason), PACE);
const complaint = () => until('the watchdog', async () => complaints[0]);

describe('watchdog', () => {
  it('does nothing while the workers work, and leaves no pings behind', async () => {
    watch();
    await sleep(4_000);
    expect(complaints).toEqual([]);
    const counts = await world.get(Queues).of('canary').getJobCounts();
    expect((counts.completed ?? 0) + (counts.failed ?? 0)).toBe(0);
  });

  it('reports once when the canary gets no answer', async () => {
    await world.get(CanaryProcessor).worker.pause();
    watch();
    expect(await complaint()).toMatch(/canary/);
    await sleep(1_000);
    expect(complaints).toHaveLength(1);
  });

  it('reports jobs that wait although our worker of that queue is idle', async () => {
    watch();
    await world.get(GroupsProcessor).worker.pause();
    const { uid: groupUid } = await aGroup(world.database, await aFamily(world.database));
    await announceEvent(world, 'group.reopened', { groupUid });
    expect(await complaint()).toMatch(/waits in groups while its worker is idle/);
    world.get(GroupsProcessor).worker.resume();
    await settled(world.database);
  });

  it('does not take a busy worker for a stalled one', async () => {
    const processor = world.get(GroupsProcessor);
    await processor.worker.pause();
    processor.activeJobs += 1; // a job that takes long
    await world
      .get(Queues)
      .of('groups')
      .add('activate-members', {}, { jobId: `slow-${randomUUID()}` });
    watch();
    await sleep(4_000);
    expect(complaints).toEqual([]);
    processor.activeJobs -= 1;
    expect(await complaint()).toMatch(/waits in groups/);
  });
});

describe('canary', () => {
  it('answers pong', async () => {
    const job = await world.get(Queues).of('canary').add('ping', {}, { removeOnComplete: false });
    const answered = await until('the answer', async () => {
      const found = await world.get(Queues).of('canary').getJob(job.id!);
      return found?.returnvalue as string | undefined;
    });
    expect(answered).toBe('pong');
  });
});
