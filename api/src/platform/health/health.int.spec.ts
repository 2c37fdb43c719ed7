import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import { type Queue, Worker } from 'bullmq';
import { migrateQueueSchema } from '#runtime/platform/queues/queue-backend';
import { until } from '#testing/settle';
import { ListeningApi } from '../../../test/listening-api.js';

let api: ListeningApi;
let canary: Queue;
let worker: Worker | undefined;
beforeAll(async () => {
  // A limit of one request a minute for each address: the health route must be exempt.
  api = await ListeningApi.open({ RATE_LIMIT_FACTOR: '0.0001' });
  await migrateQueueSchema(api.config);
  canary = api.app.get(getQueueToken('canary'), { strict: false });
});
afterAll(async () => {
  await worker?.close();
  await api?.close();
});

const status = async () => (await api.http.call('GET', '/health')).status;

it('is 503 while no worker answers, with the time to ask again', async () => {
  const { status: answered, headers } = await api.http.call('GET', '/health');
  expect([answered, headers.get('retry-after')]).toEqual([503, '2']);
});

it('is 200 also when the worker answered before the API waited for it', async () => {
  worker = new Worker('canary', async () => 'pong', {
    connection: canary.opts.connection,
    prefix: api.config.queuePrefix,
  });
  const add = canary.add.bind(canary);
  canary.add = async (...job: Parameters<Queue['add']>) => {
    const added = await add(...job);
    await until('the answer', async () => ['completed', 'unknown'].includes(await canary.getJobState(added.id!)));
    return added;
  };
  // A result is cached for a second.
  expect(await until('a healthy answer', async () => (await status()) === 200, 5_000)).toBe(true);
});

it('is exempt from the rate limit, because a probe may share its address with all customers', async () => {
  const list = () => api.http.call('GET', '/customer/provider/category');
  expect([(await list()).status, (await list()).status]).toEqual([200, 429]);
  expect([await status(), await status()]).toEqual([200, 200]);
});
