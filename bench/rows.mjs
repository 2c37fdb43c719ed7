import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../scripts/lib/paths.mjs';
import { healthProblem } from '../scripts/lib/health.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';
import { startNodeChild } from '../scripts/lib/node-child.mjs';
import { CUSTOMERS, resetOrders } from './bench-servers.mjs';
import { compare, requestsPerSecond } from './load.mjs';

const JSON_TYPE = { 'content-type': 'application/json' };
const SECONDS = 4;
/** Short: the groups have room for 10,000 orders, more than can be placed in this time. */
const ORDER_SECONDS = 1;
const ORDERS = 9_500;
/** V8 compiles what is called often; on a slow machine one second is too few calls for that. */
const WARM_UPS = 4;
const WARM_UP_SECONDS = 3;

/** Orders a second of the real endpoint (token, validation, idempotency) and of the statements of the reference. */
export async function orderCreation(bench, servers, { connections, spread, rounds }) {
  const { db, fixtures, tokens } = bench;
  const run = (port, requests, isWarmUp) =>
    requestsPerSecond({
      ...bench,
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
      groups = await resetOrders(db, fixtures.plan.familyUid);
      const bodies = numbers(ORDERS).map((i) => ({
        group: spread ? groupOf(i) + 1 : 1,
        customer: customerOf(fixtures, i),
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
        numbers(ORDERS).map((i) => placeOrder(fixtures, tokens, i, spread ? groups[groupOf(i)] : undefined)),
        isWarmUp,
      ),
  });
}

export async function providerList(bench, servers, { connections, rounds }) {
  const get = (port, target) => () =>
    requestsPerSecond({ ...bench, port, connections, seconds: SECONDS, requests: [{ path: target }] });
  return compare({
    rounds,
    reference: get(servers.reference.port, '/providers'),
    ours: get(servers.api.port, '/api/customer/provider'),
  });
}

/** Four calls for each buyer: plan, order, checkout, order again. Buyers a second. */
export async function orderPath(bench, servers, { connections, rounds }) {
  const { db, fixtures, tokens } = bench;
  const buyers = CUSTOMERS;
  return compare({
    rounds,
    warmUps: WARM_UPS,
    reference: async () => {
      await resetOrders(db, fixtures.plan.familyUid);
      const base = `http://127.0.0.1:${servers.reference.port}`;
      return buyersPerSecond(connections, buyers, async (i) => {
        await call(`${base}/provider/bench-1`);
        const body = JSON.stringify({ group: (i % 100) + 1, customer: fixtures.customers[i] });
        const { uid } = await call(`${base}/order`, { method: 'POST', headers: JSON_TYPE, body });
        await call(`${base}/order/${uid}`);
        await call(`${base}/order/${uid}`);
      });
    },
    ours: async () => {
      const groups = await resetOrders(db, fixtures.plan.familyUid);
      const base = `http://127.0.0.1:${servers.api.port}`;
      return buyersPerSecond(connections, buyers, async (i) => {
        await call(`${base}/api/customer/provider/detail?slug=bench-1`);
        const { path: path_, ...init } = placeOrder(fixtures, tokens, i, groups[i % 100]);
        const { data } = await call(base + path_, init);
        const query = `orderUid=${data.orderUid}&customerUid=${data.customerUid}`;
        await call(`${base}/api/customer/payment/checkout?${query}`);
        await call(`${base}/api/customer/payment/confirm?${query}`);
      });
    },
  });
}

/** Not counted: they open connections, plan statements and compile code. */
const FIRST_SAMPLES = 10;

/** Milliseconds from the answer to an order (its commit) to the commit of the job that it causes, one order at a time. */
export async function eventToEffect(bench, servers, { samples, groups }) {
  const { db, fixtures, tokens } = bench;
  const took = [];
  for (let i = 0; i < FIRST_SAMPLES + samples; i += 1) {
    const { path: path_, ...init } = placeOrder(fixtures, tokens, i, groups[i % 100]);
    const { data } = await call(`http://127.0.0.1:${servers.api.port}${path_}`, init);
    const committed = performance.now();
    const done = `SELECT 1 FROM outbox o JOIN inbox i ON i.event_uid = o.uid AND i.consumer = 'notify' WHERE o.payload->>'orderUid' = $1`;
    for (let rows = 0; rows === 0;)
      ({ rowCount: rows } = await db.query({ name: 'done', text: done, values: [data.orderUid] }));
    if (i >= FIRST_SAMPLES) took.push(performance.now() - committed);
    await sleep(30);
  }
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.min(took.length - 1, Math.ceil(took.length * share) - 1)];
  return { p50: at(0.5), p99: at(0.99) };
}

/** Seconds of `npm start`, built and with an existing database, until it is healthy. */
export async function coldStart(bench) {
  const dataDir = path.join(bench.folder, 'cold');
  const port = await freePort();
  const { DATABASE_URL: _, APP_SECRET: __, ...rest } = bench.env;
  const env = { ...rest, DATA_DIR: dataDir, PORT: String(port) };
  const once = async (name) => {
    const started = performance.now();
    const child = startNodeChild({
      script: 'scripts/start.mjs',
      env,
      logFile: path.join(bench.folder, `${name}.log`),
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

/** kB of gzipped JavaScript that a first visit loads before anything is shown: the entry script and its preloads. */
export function shopJavaScript() {
  const site = path.join(ROOT, 'dist/shop-web');
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  const files = new Set([...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file));
  const bytes = [...files].map((file) => gzipSync(readFileSync(path.join(site, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000;
}

const numbers = (count) => Array.from({ length: count }, (_, i) => i);
const customerOf = (fixtures, i) => fixtures.customers[i % CUSTOMERS];
/** A customer has at most one order in a group. */
const groupOf = (i) => (i + Math.floor(i / CUSTOMERS)) % 100;

function placeOrder(fixtures, tokens, i, groupUid) {
  const { packageUid, variantUid } = fixtures.plan;
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
