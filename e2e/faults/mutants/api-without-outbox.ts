import 'reflect-metadata';
import { Queue } from 'bullmq';
import { Config } from '#runtime/platform/config/config';
import { Database, type Tx } from '#runtime/platform/db/database';
import { selectQueueBackend } from '#runtime/platform/queues/queue-backend';
import { crashPoint } from '#runtime/platform/crash-point';
import { allRoutes } from '../../../worker/src/messages-registry.js';
import { JobPlanner } from '../../../worker/src/platform/outbox/job-planner.js';
import type { OutboxRow } from '../../../worker/src/platform/outbox/outbox-row.js';

const config = new Config();
const { connection } = selectQueueBackend(config);
const planner = new JobPlanner(allRoutes);

/** The API, but a command's events are kept in memory and given to the queue once its transaction has committed. */
const real = Database.prototype.transaction;
Database.prototype.transaction = async function <T>(this: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  let events: OutboxRow[] = [];
  const result = await real.call(this, async (tx) => {
    const answer = await work(tx);
    events = await tx.$queryRaw<OutboxRow[]>`
      DELETE FROM "outbox" WHERE xmin = pg_current_xact_id()::xid RETURNING "id", "uid", "name", "payload"`;
    return answer;
  });
  crashPoint('confirm-payment:committed');
  for (const { queue, name, data, opts } of events.flatMap((event) => planner.plan(event, new Date())))
    await new Queue(queue, { connection, prefix: config.queuePrefix }).add(name, data, opts);
  return result as T;
};
await import('../../../api/src/main.js');
