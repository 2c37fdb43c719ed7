import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readyDatabase, readyPostgres } from '#runtime/platform/db/ready-database';
import { TcpGate } from '#testing/tcp-gate';
import { createEmptyDatabase } from '#testing/test-database';

describe('waiting for PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database?.drop());

  const changed = (part: 'username' | 'pathname', value: string) => {
    const url = new URL(database.url);
    url[part] = value;
    return url.href;
  };

  it('ends at once where it does not help, with the reason', async () => {
    await expect(readyPostgres(changed('pathname', '/no_such_database'))).rejects.toThrow(
      '"no_such_database" does not exist',
    );
    await expect(readyPostgres(changed('username', 'no_such_role'))).rejects.toThrow('no_such_role');
  });

  it('reports the reason once', async () => {
    const gate = await TcpGate.before(database.url);
    const reasons: string[] = [];
    const waiting = readyPostgres(gate.url, (reason) => reasons.push(reason));
    await sleep(400); // at least two attempts
    await gate.open();
    await waiting;
    await gate.close();
    expect(reasons).toEqual([expect.stringContaining('ECONN')]);
  });

  it('goes on until the database is migrated', async () => {
    await readyPostgres(database.url);
    let isReady = false;
    const waiting = readyDatabase(database.url).then(() => (isReady = true));
    await sleep(150); // at least two attempts
    expect(isReady).toBe(false);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('CREATE TABLE inbox (id integer)');
    await client.end();
    expect(await waiting).toBe(true);
  });
});
