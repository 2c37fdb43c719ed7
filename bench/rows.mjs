import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../scripts/lib/paths.mjs';
import { healthProblem } from '../scripts/lib/health.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';
import { startNodeChild } from '../scripts/lib/node-child.mjs';
import { CUSTOMERS, resetOrders } from './ground.mjs';
import { compare, requestsPerSecond } from './load.mjs';

const JSON_TYPE = { 'content-type': 'application/json' };
const SECONDS = 4;
/** Short, because the groups have room for 10,000 orders: more than anybody answers in that time. */
const ORDER_SECONDS = 1;
const ORDERS = 9_500;
/** Rounds until V8 has compiled what is called: on a slow machine a second is too few calls for that. */
const WARM_UPS = 4;
const WARM_UP_SECONDS = 3;

/** Order creation through the real endpoint, token, validation and idempotency included, against the bare four statements. */
export async function orderCreation(ground, servers, { connections, spread, rounds }) {
  const { db, world, tokens } = ground;
  const run = (port, requests, isWarmUp) =>
    requestsPerSecond({
      ...ground,
      port,
      connections,
      seconds: isWarmUp ? WARM_UP_SECONDS : ORDER_SECONDS,
      requests,
      once: true,
    });
  let groups = [];
  return compare({
    rounds,
    warmUps: WARM_UPS,
    reference: async (isWarmUp) => {
      groups = await resetOrders(db, world.plan.familyUid);
      const bodies = numbers(ORDERS).map((i) => ({
        group: spread ? groupOf(i) + 1 : 1,
        customer: customerOf(world, i),
      }));
      return run(
        servers.reference.port,
        bodies.map((body) => ({ method: 'POST', path: '/order', headers: JSON_TYPE, body: JSON.stringify(body) })),
        isWarmUp,
      );
    },
    ours: async (isWarmUp) =>
      run(
        servers.api.port,
        numbers(ORDERS).map((i) => placeOrder(world, tokens, i, spread ? groups[groupOf(i)] : undefined)),
        isWarmUp,
      ),
  });
}

export async function providerList(ground, servers, { connections, rounds }) {
  const get = (port, target) => () =>
    requestsPerSecond({ ...ground, port, connections, seconds: SECONDS, requests: [{ path: target }] });
  return compare({
    rounds,
    reference: get(servers.reference.port, '/providers'),
    ours: get(servers.api.port, '/api/customer/provider'),
  });
}

/** Look at the plan, order, look at the payment page, look at the order: four calls a buyer. Buyers a second. */
export async function orderPath(ground, servers, { connections, rounds }) {
  const { db, world, tokens } = ground;
  const buyers = CUSTOMERS;
  return compare({
    rounds,
    warmUps: WARM_UPS,
    reference: async () => {
      await resetOrders(db, world.plan.familyUid);
      const base = `http://127.0.0.1:${servers.reference.port}`;
      return buyersPerSecond(connections, buyers, async (i) => {
        await call(`${base}/provider/bench-1`);
        const body = JSON.stringify({ group: (i % 100) + 1, customer: world.customers[i] });
        const { uid } = await call(`${base}/order`, { method: 'POST', headers: JSON_TYPE, body });
        await call(`${base}/order/${uid}`);
        await call(`${base}/order/${uid}`);
      });
    },
    ours: async () => {
      const groups = await resetOrders(db, world.plan.familyUid);
      const base = `http://127.0.0.1:${servers.api.port}`;
      return buyersPerSecond(connections, buyers, async (i) => {
        await call(`${base}/api/customer/provider/detail?slug=bench-1`);
        const { path: path_, ...init } = placeOrder(world, tokens, i, groups[i % 100]);
        const { data } = await call(base + path_, init);
        const query = `orderUid=${data.orderUid}&customerUid=${data.customerUid}`;
        await call(`${base}/api/customer/payment/checkout?${query}`);
        await call(`${base}/api/customer/payment/confirm?${query}`);
      });
    },
  });
}

/** The first ones open connections, plan statements and compile code. */
const FIRST_SAMPLES = 10;

/** From the answer to an order (its commit) to the commit of the job that it causes, one order at a time. Milliseconds. */
export async function eventToEffect(ground, servers, { samples, groups }) {
  const { db, world, tokens } = ground;
  const took = [];
  for (let i = 0; i < FIRST_SAMPLES + samples; i += 1) {
    const { path: path_, ...init } = placeOrder(world, tokens, i, groups[i % 100]);
    const { data } = await call(`http://127.0.0.1:${servers.api.port}${path_}`, init);
    const committed = performance.now();
    const done = `SELECT 1 FROM outbox o JOIN inbox i ON i.event_uid = o.uid AND i.consumer = 'tell-order-created' WHERE o.payload->>'orderUid' = $1`;
    for (let rows = 0; rows === 0;)
      ({ rowCount: rows } = await db.query({ name: 'done', text: done, values: [data.orderUid] }));
    if (i >= FIRST_SAMPLES) took.push(performance.now() - committed);
    await sleep(30);
  }
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.min(took.length - 1, Math.ceil(took.length * share) - 1)];
  return { p50: at(0.5), p99: at(0.99) };
}

/** `npm start` on built output with an existing database, until it is healthy. Seconds. */
export async function coldStart(ground) {
  const dataDir = path.join(ground.folder, 'cold');
  const port = await freePort();
  const { DATABASE_URL: _, APP_SECRET: __, ...rest } = ground.env;
  const env = { ...rest, DATA_DIR: dataDir, PORT: String(port) };
  const once = async (name) => {
    const started = performance.now();
    const child = startNodeChild({
      script: 'scripts/start.mjs',
      env,
      logFile: path.join(ground.folder, `${name}.log`),
    });
    try {
      for (const until = Date.now() + 90_000; await healthProblem(port); await sleep(25))
        if (Date.now() > until) throw new Error(`npm start is not healthy, see ${name}.log`);
      return (performance.now() - started) / 1_000;
    } finally {
      await child.stop();
    }
  };
  await once('first-start');
  return once('cold-start');
}

/** What a first visit to the shop loads before it can show anything: entry script and its preloads, gzip. kB. */
export function shopJavaScript() {
  const site = path.join(ROOT, 'dist/shop-web');
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  const files = new Set([...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file));
  const bytes = [...files].map((file) => gzipSync(readFileSync(path.join(site, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000;
}

const numbers = (count) => Array.from({ length: count }, (_, i) => i);
const customerOf = (world, i) => world.customers[i % CUSTOMERS];
/** Nobody is sent to the same group twice. */
const groupOf = (i) => (i + Math.floor(i / CUSTOMERS)) % 100;

function placeOrder(world, tokens, i, groupUid) {
  const { packageUid, variantUid } = world.plan;
  const buyer = { name: 'Bench', email: 'bench@patungan.test', phoneNumber: '081234567890' };
  return {
    method: 'POST',
    path: '/api/customer',
    headers: { ...JSON_TYPE, authorization: `Bearer ${tokens[i % CUSTOMERS]}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...buyer, packageUid, variantUid, ...(groupUid && { groupUid }) }),
  };
}

async function call(url, init) {
  const response = await fetch(url, init);
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${url}: ${JSON.stringify(body)}`);
  return body;
}

async function buyersPerSecond(connections, buyers, buy) {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let i = next++; i < buyers; i = next++) await buy(i);
    }),
  );
  return buyers / ((performance.now() - started) / 1_000);
}
