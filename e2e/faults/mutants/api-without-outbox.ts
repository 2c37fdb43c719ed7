import 'reflect-metadata';
import { Queue } from 'bullmq';
import { Config } from '#runtime/config/config';
import { Database, type Tx } from '#runtime/db/database';
import { selectQueueBackend } from '#runtime/queues/queue-backend';
import { stage } from '#runtime/stages';
import type { OutboxRow } from '../../../worker/src/outbox/outbox-row.js';
import { planJobs } from '../../../worker/src/outbox/plan-jobs.js';

const config = new Config();
const { connection } = selectQueueBackend(config);

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
  stage('confirm-payment:committed');
  for (const { queue, name, data, opts } of events.flatMap((event) => planJobs(event, new Date())))
    await new Queue(queue, { connection, prefix: config.queuePrefix }).add(name, data, opts);
  return result as T;
};
await import('../../../api/src/main.js');
