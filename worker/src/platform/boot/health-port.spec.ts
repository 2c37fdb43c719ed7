import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '#testing/free-port';
import type { Config } from '#runtime/platform/config/config';
import type { Database } from '#runtime/platform/db/database';
import { HealthPort } from './health-port.js';
import type { Watchdog } from './watchdog.js';

interface Given {
  database?: () => Promise<unknown>;
  complaint?: string | null;
}

let health: HealthPort | null = null;
afterEach(() => health?.onApplicationShutdown());

async function open({ database = async () => [], complaint = null }: Given = {}) {
  const workerPort = await freePort();
  health = new HealthPort(
    { workerPort } as Config,
    { statement: database } as unknown as Database,
    { complaint: () => complaint } as Watchdog,
  );
  await health.open();
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${workerPort}${path}`);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
  };
}
const down = () => Promise.reject(new Error('connection refused'));

describe('the port of a worker', () => {
  it('is ready when the database answers and its queue workers take jobs, and says so', async () => {
    const ask = await open();
    health!.ready();
    const data = { database: 'up', process: 'up' };
    expect(await ask('/ready')).toEqual({ status: 200, retryAfter: null, body: { data, meta: { status: 200 } } });
  });

  it('is not ready, with the time to ask again, at the start, without a database, and while it stops', async () => {
    const starting = await open();
    expect(await starting('/ready')).toMatchObject({ status: 503, retryAfter: '2' });
    health!.ready();
    health!.beforeApplicationShutdown();
    expect(await starting('/ready')).toMatchObject({ retryAfter: '2', body: { data: { process: 'stopping' } } });
    health!.onApplicationShutdown();
    const alone = await open({ database: down });
    health!.ready();
    expect(await alone('/ready')).toMatchObject({ status: 503, retryAfter: '2', body: { data: { database: 'down' } } });
  });

  it('lives also without a database, and does not when the watchdog complains', async () => {
    expect(await (await open({ database: down }))('/live')).toMatchObject({ status: 200 });
    health!.onApplicationShutdown();
    const stalled = await open({ complaint: 'the canary was not answered' });
    expect(await stalled('/live')).toMatchObject({ status: 503, retryAfter: '2', body: { data: { process: 'down' } } });
  });
});
