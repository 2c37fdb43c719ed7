import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { until } from '#testing/settle';
import { TcpGate } from '#testing/tcp-gate';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';
import { LISTENING, ListeningConnection } from './listening-connection.js';

/** Two heartbeats and two answers that do not come. */
const NOTICED_WITHIN_MS = 6_000;

let database: TestDatabase;
let speaker: pg.Client;
let gate: TcpGate;
let listener: Listener;
beforeEach(async () => {
  database = await createTestDatabase();
  speaker = new pg.Client({ connectionString: database.url });
  await speaker.connect();
  await speaker.query('CREATE TABLE word (n int PRIMARY KEY)');
  gate = await TcpGate.before(database.url);
  listener = new Listener(gate.url);
});
afterEach(async () => {
  await gate?.close();
  await listener?.connection.stop();
  await speaker?.end();
  await database?.drop();
});

/** Hears every word: as it is said, and what was said before when it comes back. */
class Listener {
  readonly heard = new Set<number>();
  times = { opened: 0, lost: 0 };
  heardBefore = Number.NEGATIVE_INFINITY;
  readonly connection: ListeningConnection;

  constructor(url: string) {
    this.connection = new ListeningConnection(url, {
      opened: async (client) => {
        await client.query('LISTEN word');
        const { rows } = await client.query<{ n: number }>('SELECT n FROM word');
        for (const { n } of rows) this.heard.add(n);
        this.times.opened += 1;
      },
      said: ({ payload }) => this.heard.add(Number(payload)),
      heardAll: (before) => (this.heardBefore = before),
      lost: () => (this.times.lost += 1),
    });
  }
}

const say = (n: number) =>
  speaker.query(`WITH said AS (INSERT INTO word VALUES (${n})) SELECT pg_notify('word', '${n}')`);
const hears = (n: number, withinMs?: number) => until(`word ${n}`, async () => listener.heard.has(n), withinMs);
const cut = () =>
  speaker.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
    [LISTENING],
  );

describe('a listening connection', () => {
  it('comes back each time it is cut, and misses nothing that was said meanwhile', async () => {
    await gate.open();
    await listener.connection.start();
    for (let n = 1; n <= 60; n += 1) {
      await say(n);
      if (n % 20 === 10) {
        expect((await cut()).rowCount).toBe(1);
        await until('the loss', async () => listener.times.lost === (n + 10) / 20);
      }
      if (n % 20 === 15) await until('the return', async () => listener.times.opened === listener.times.lost + 1);
    }
    await hears(60);
    expect([...listener.heard].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
    expect(listener.times).toEqual({ opened: 4, lost: 3 });
  });

  it('notices that its line carries nothing any more, and hears the rest over a new one', async () => {
    await gate.open();
    await listener.connection.start();
    await say(1);
    await hears(1);
    gate.silence();
    const silentFrom = performance.now();
    await say(2);
    await until('the loss', async () => listener.times.lost === 1, NOTICED_WITHIN_MS);
    expect(listener.heardBefore).toBeLessThanOrEqual(silentFrom);
    await hears(2);
    await until('being sure again', async () => listener.heardBefore > silentFrom);
  });

  it('starts where nobody answers yet, and listens as soon as somebody does', async () => {
    await say(1);
    await listener.connection.start();
    expect([listener.times.opened, listener.heard.size]).toEqual([0, 0]);
    await gate.open();
    await hears(1);
  });

  it('says how far it has heard, again and again, and stays away once it was stopped', async () => {
    await gate.open();
    await listener.connection.start();
    const first = listener.heardBefore;
    await until('a heartbeat', async () => listener.heardBefore > first);
    await listener.connection.stop();
    const { heardBefore, times } = listener;
    await sleep(2_000);
    expect([listener.heardBefore, listener.times]).toEqual([heardBefore, times]);
    expect((await cut()).rowCount).toBe(0);
  });
});
