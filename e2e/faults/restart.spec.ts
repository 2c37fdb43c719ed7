import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brokenInvariants } from '#testing/invariants';
import { until } from '#testing/settle';
import { TcpGate } from '#testing/tcp-gate';
import { TEST_QUEUE } from '#testing/test-queue';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Fixtures } from './support/fixtures.js';
import { Crashable } from './support/crashable.js';
import { Member } from './support/member.js';
import { SEED, randomOf } from './support/random.js';
import { SupervisedProcess } from './support/supervised-process.js';
import { wipeQueue } from './support/wipe-queue.js';

const SEATS = { hostSeats: 0, regularSeats: 3 };
const random = randomOf(SEED);
const drawn = (fromMs: number, toMs: number): number => fromMs + random() * (toMs - fromMs);

describe(`processes that come and go, queue on ${TEST_QUEUE}, FAULT_SEED=${SEED}`, () => {
  let shop: Shop;
  let fixtures: Fixtures;
  let api: Crashable;
  let worker: Crashable;

  beforeAll(async () => {
    shop = await Shop.open({ env: { DB_POOL: '5' } });
    fixtures = new Fixtures(shop);
    api = new Crashable(shop, 'api');
    worker = new Crashable(shop, 'worker');
    await Promise.all([api.start(), worker.start('relay:marked')]);
  }, 120_000);

  afterAll(async () => {
    await fixtures?.close();
    await shop?.close();
  }, 60_000);

  it('30 orders are placed, paid and confirmed while the worker dies five times and the queue is lost twice', async () => {
    const family = await fixtures.family(SEATS, 10);
    const admin = await Admin.signIn(shop);
    const members = await Promise.all(Array.from({ length: 30 }, () => Member.prepare(fixtures, shop, family)));
    const faults = [
      async () => {
        // Right after the relay has added jobs, so that some are lost.
        worker.arm();
        await worker.died();
        await wipeQueue(shop);
        await worker.start();
      },
      () => wipeQueue(shop),
      ...Array.from({ length: 4 }, () => async () => {
        await worker.kill();
        await worker.start();
      }),
    ];
    const watch = watchBooks(shop);
    for (const fault of faults) {
      const wave = members.splice(0, 5).map(async (member) => {
        await member.orders();
        await member.pays();
        await member.isConfirmed(admin.token);
      });
      await Promise.all([...wave, sleep(drawn(0, 400)).then(fault)]);
    }
    await shop.settled(60_000);
    expect(await watch.stop()).toEqual([]);
    expect(worker.deaths).toHaveLength(5);

    expect(await shop.brokenInvariants()).toEqual([]);
    expect(await countBy(shop, 'SELECT status AS what FROM "order"')).toEqual({ '4': 30 });
    expect(await countBy(shop, 'SELECT kind AS what FROM ledger_entry')).toEqual({ payment: 30, 'shop-purchase': 10 });
    expect(await countBy(shop, 'SELECT kind AS what FROM notification')).toEqual({
      'tell-order-created': 30,
      'tell-proof-received': 30,
      'tell-payment-confirmed': 30,
      'tell-account-status': 30,
    });
    const mails = await readdir(path.join(shop.env.DATA_DIR!, 'outbox'));
    expect(mails.filter((name) => name.endsWith('.eml'))).toHaveLength(120);
    const [row] = await shop.sql<{ sent: number }>('SELECT sum(redrives)::int AS sent FROM outbox');
    expect(row!.sent).toBeGreaterThan(0); // what was lost with the queue
  }, 180_000);

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    '%s for the API in the middle of 30 orders leaves none by halves',
    async (signal) => {
      const family = await fixtures.family(SEATS);
      const members = await Promise.all(Array.from({ length: 30 }, () => Member.prepare(fixtures, shop, family)));
      const orders = Promise.all(members.map((member) => member.orders()));
      orders.catch(() => undefined); // looked at below
      await sleep(drawn(5, 60));
      // A process that shuts down by itself ends with the signal that asked for it, or with 0.
      expect([0, signal]).toContain(await api.kill(signal));
      expect(await brokenInvariants(shop.env.DATABASE_URL!, { settled: false })).toEqual([]);
      await api.start();
      const placed = await orders;
      const rows = await shop.sql<{ uid: string; events: number }>(
        `SELECT o.uid, (SELECT count(*)::int FROM outbox x WHERE x.name = 'order.created' AND x.payload ->> 'orderUid' = o.uid::text) AS events
       FROM "order" o WHERE o.customer_uid = ANY ($1)`,
        [members.map(({ customerUid }) => customerUid)],
      );
      expect(rows.map(({ uid }) => uid).sort()).toEqual(placed.map(({ orderUid }) => orderUid).sort());
      expect(rows.every(({ events }) => events === 1)).toBe(true);
      await shop.settled(60_000);
      expect(await shop.brokenInvariants()).toEqual([]);
    },
    120_000,
  );
});

describe(`database and queue that are away, queue on ${TEST_QUEUE}`, () => {
  let shop: Shop;
  let fixtures: Fixtures;
  let gates: TcpGate[] = [];
  let processes: SupervisedProcess[] = [];

  beforeAll(async () => {
    shop = await Shop.open({ env: { DB_POOL: '5' } });
    fixtures = new Fixtures(shop);
    const { DATABASE_URL, REDIS_URL } = shop.env;
    const database = await TcpGate.before(DATABASE_URL!);
    const redis = REDIS_URL ? await TcpGate.before(REDIS_URL) : null;
    gates = redis ? [database, redis] : [database];
    const through = { DATABASE_URL: database.url, ...(redis && { REDIS_URL: redis.url }) };
    processes = [
      new SupervisedProcess(() => shop.startApi(through)),
      new SupervisedProcess(() => shop.startWorker(through)),
    ];
  }, 120_000);

  afterAll(async () => {
    for (const process of processes) await process.stop();
    await fixtures?.close();
    await shop?.close();
    for (const gate of gates) await gate.close();
  }, 60_000);

  const awayFor = async (ms: number): Promise<void> => {
    await sleep(ms);
    for (const gate of gates) await gate.open();
  };
  /** One order through HTTP, database, relay, queue and job. @returns the broken invariants. */
  const brokenAfterAnOrder = async (): Promise<string[]> => {
    await until('health', async () => (await fetch(`${shop.http.origin}/api/health`).catch(() => null))?.ok);
    const member = await Member.prepare(fixtures, shop, await fixtures.family(SEATS));
    await member.orders();
    await shop.settled(30_000);
    return shop.brokenInvariants();
  };

  it('at boot: api and worker work once they are there', async () => {
    const ready = Promise.all(processes.map((process) => process.start()));
    ready.catch(() => undefined); // looked at below
    await awayFor(2_500);
    await ready;
    expect(await brokenAfterAnOrder()).toEqual([]);
  }, 120_000);

  it('later on, for a while: api and worker work again, or ended with an error and were started again', async () => {
    for (const gate of gates) await gate.close();
    await awayFor(4_000);
    expect(await brokenAfterAnOrder()).toEqual([]);
    expect(processes.flatMap(({ exits }) => exits)).not.toContain(0);
  }, 120_000);
});

/** How often each value of the column `what` is there. */
async function countBy(shop: Shop, sql: string): Promise<Record<string, number>> {
  const rows = await shop.sql<{ what: string; n: number }>(
    `SELECT what, count(*)::int AS n FROM (${sql}) AS rows GROUP BY what`,
  );
  return Object.fromEntries(rows.map(({ what, n }) => [what, n]));
}

/** Checks repeatedly the invariants that hold at every committed state. */
function watchBooks(shop: Shop): { stop(): Promise<string[]> } {
  const stopping = new AbortController();
  const found: string[] = [];
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      found.push(...(await brokenInvariants(shop.env.DATABASE_URL!, { settled: false })));
      await sleep(250, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return found;
    },
  };
}
