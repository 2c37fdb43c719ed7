import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { Config } from '#runtime/platform/config/config';
import { poolOptions } from '#runtime/platform/db/pool-options';
import { openPool } from '#runtime/platform/db/open-pool';
import { selectQueueBackend } from '#runtime/platform/queues/queue-backend';
import { until } from '#testing/settle';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

describe('a connection that breaks while it is checked out and idle', () => {
  it.each([
    ['the shop', () => openPool(poolOptions(database.url, 2))],
    [
      'the queue',
      () => {
        const config = new Config({ DATABASE_URL: database.url, APP_SECRET: 'x'.repeat(32) });
        return selectQueueBackend(config).connection as unknown as pg.Pool;
      },
    ],
  ])('does not end the process, and the pool of %s gives another one', async (_, open) => {
    const pool = open();
    const lent = await pool.connect();
    const { rows } = await lent.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    let lost: Error | undefined;
    lent.prependListener('error', (error) => (lost = error));
    // With the test's listener alone, Node would not have thrown; there must be another one.
    expect(lent.listenerCount('error')).toBeGreaterThan(1);
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await until('the end of the connection', () => Promise.resolve(lost));
    lent.release(lost);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
