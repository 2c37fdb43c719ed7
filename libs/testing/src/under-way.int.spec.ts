import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { brokenInvariants } from '#testing/invariants';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';

const UID = '00000000-0000-4000-8000-000000000001';
const UNSETTLED = [`every event is settled and none was set aside: order.cancelled ${UID}`];

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});
afterEach(() => client.query('DELETE FROM outbox'));

const write = () => client.query(`INSERT INTO outbox (uid, name, payload) VALUES ('${UID}', 'order.cancelled', '{}')`);
const change = (columns: string) => client.query(`UPDATE outbox SET ${columns}`);

describe('an event that a sweep writes beside a test', () => {
  it('breaks no rule when it is settled shortly after', async () => {
    await write();
    const broken = brokenInvariants(database.url);
    await sleep(300);
    await change('settled_at = now()');
    expect(await broken).toEqual([]);
  });

  it('is reported when it stays', async () => {
    await write();
    expect(await brokenInvariants(database.url, { patienceMs: 200 })).toEqual(UNSETTLED);
  });

  it('is reported at once when it was set aside, and is not looked for while events may be open', async () => {
    await write();
    const started = Date.now();
    expect(await brokenInvariants(database.url, { settled: false })).toEqual([]);
    await change(`set_aside_at = now(), set_aside_reason = 'x'`);
    expect(await brokenInvariants(database.url)).toEqual([`${UNSETTLED[0]}: x`]);
    expect(Date.now() - started).toBeLessThan(2_500);
  });
});
