import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { until } from '#testing/settle';
import { TcpGate } from '#testing/tcp-gate';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';
import { LISTENING, ListeningConnection } from './listening-connection.js';

/** Two heartbeats and two missing answers. */
const NOTICED_WITHIN_MS = 6_000;

let database: TestDatabase;
let sender: pg.Client;
let gate: TcpGate;
let listener: Listener;
beforeEach(async () => {
  database = await createTestDatabase();
  sender = new pg.Client({ connectionString: database.url });
  await sender.connect();
  await sender.query('CREATE TABLE word (n int PRIMARY KEY)');
  gate = await TcpGate.before(database.url);
  listener = new Listener(gate.url);
});
afterEach(async () => {
  await gate?.close();
  await listener?.connection.stop();
  await sender?.end();
  await database?.drop();
});

/** Receives every value: by notification, and by reading what it missed after a reconnect. */
class Listener {
  readonly received = new Set<number>();
  times = { opened: 0, lost: 0 };
  heardBefore = Number.NEGATIVE_INFINITY;
  readonly connection: ListeningConnection;

  constructor(url: string) {
    this.connection = new ListeningConnection(url, {
      onOpen: async (client) => {
        await client.query('LISTEN word');
        const { rows } = await client.query<{ n: number }>('SELECT n FROM word');
        for (const { n } of rows) this.received.add(n);
        this.times.opened += 1;
      },
      onNotification: ({ payload }) => this.received.add(Number(payload)),
      onCaughtUp: (before) => (this.heardBefore = before),
      onLost: () => (this.times.lost += 1),
    });
  }
}

const send = (n: number) =>
  sender.query(`WITH sent AS (INSERT INTO word VALUES (${n})) SELECT pg_notify('word', '${n}')`);
const receives = (n: number, withinMs?: number) => until(`word ${n}`, async () => listener.received.has(n), withinMs);
const cut = () =>
  sender.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
    [LISTENING],
  );

describe('a listening connection', () => {
  it('reconnects each time it is cut, and misses nothing sent meanwhile', async () => {
    await gate.open();
    await listener.connection.start();
    for (let n = 1; n <= 60; n += 1) {
      await send(n);
      if (n % 20 === 10) {
        expect((await cut()).rowCount).toBe(1);
        await until('the loss', async () => listener.times.lost === (n + 10) / 20);
      }
      if (n % 20 === 15) await until('the return', async () => listener.times.opened === listener.times.lost + 1);
    }
    await receives(60);
    expect([...listener.received].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
    expect(listener.times).toEqual({ opened: 4, lost: 3 });
  });

  it('detects a silent connection and receives the rest over a new one', async () => {
    await gate.open();
    await listener.connection.start();
    await send(1);
    await receives(1);
    gate.silence();
    const silentFrom = performance.now();
    await send(2);
    await until('the loss', async () => listener.times.lost === 1, NOTICED_WITHIN_MS);
    expect(listener.heardBefore).toBeLessThanOrEqual(silentFrom);
    await receives(2);
    await until('being sure again', async () => listener.heardBefore > silentFrom);
  });

  it('starts without a server, and listens as soon as there is one', async () => {
    await send(1);
    await listener.connection.start();
    expect([listener.times.opened, listener.received.size]).toEqual([0, 0]);
    await gate.open();
    await receives(1);
  });

  it('reports how far it has received, and stays closed once stopped', async () => {
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

  it('stops while it is silent', async () => {
    await gate.open();
    await listener.connection.start();
    gate.freeze();
    expect(await inTime(listener.connection.stop())).toBe(true);
  });

  it('stops while it is being opened', async () => {
    await gate.open();
    expect(await inTime(Promise.all([listener.connection.start(), listener.connection.stop()]))).toBe(true);
  });
});

/** Within the time of a silent connection. */
const inTime = (done: Promise<unknown>) =>
  Promise.race([done.then(() => true), sleep(NOTICED_WITHIN_MS, false, { ref: false })]);
