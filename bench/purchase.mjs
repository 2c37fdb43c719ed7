// The whole purchase: order, payment page, proof, look-up at the desk, confirmation, and every effect of the worker.
import { randomUUID } from 'node:crypto';
import { request, Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { CUSTOMERS, addSmallGroups } from './bench-servers.mjs';
import { cpuMs, hashingMs } from './cpu.mjs';

const BUYERS = 10;
/** Not counted: they open connections, plan statements and compile code. */
const WARM_UP = 200;
const PROOF_BYTES = 5_000;
const SETTLED_WITHIN_MS = 60_000;
const BOUNDARY = 'bench-boundary';

/**
 * CPU milliseconds a purchase of API, worker and PostgreSQL, the effects of the last one included; purchases a second; and
 * the seconds from the last confirmation to the last effect.
 */
export async function wholePurchase(bench, { purchases, redisUrl }) {
  const plan = await addSmallGroups(bench.db);
  const env = { REDIS_URL: redisUrl ?? '' };
  const worker = await bench.run('worker-purchase', 'dist/worker/src/main.js', env);
  const api = await bench.run('api-purchase', 'dist/api/src/main.js', env, '/api/health');
  const shop = await shopOf(bench, api.port, plan, purchases);
  try {
    await buyAll(0, WARM_UP, shop);
    await untilSettled(bench.db);
    await bench.onWarm?.();
    const processes = { api: api.pid, worker: worker.pid, postgres: bench.postgresPid };
    const before = cpuOf(processes);
    const perSecond = await buyAll(WARM_UP, purchases, shop);
    const confirmed = performance.now();
    await untilSettled(bench.db);
    const effectsAfterS = (performance.now() - confirmed) / 1_000;
    const cpu = perPurchase(before, cpuOf(processes), purchases);
    return { cpu, totalMs: sumOf(cpu), unitMs: hashingMs(), perSecond, effectsAfterS, steps: medians(shop.took) };
  } finally {
    await api.stop();
    await worker.stop();
  }
}

/** Events a second that so many workers settle of what `purchases` purchases have left behind. */
export async function drainedBy(bench, workers, { purchases, redisUrl }) {
  const plan = await addSmallGroups(bench.db);
  const env = { REDIS_URL: redisUrl ?? '' };
  const api = await bench.run('api-drain', 'dist/api/src/main.js', env, '/api/customer/provider');
  await buyAll(0, purchases, await shopOf(bench, api.port, plan, purchases));
  await api.stop();
  const left = await unsettled(bench.db);
  const running = await Promise.all(
    Array.from({ length: workers }, (_, n) => bench.run(`worker-drain-${n}`, 'dist/worker/src/main.js', env)),
  );
  try {
    // From the first settled event on, so that the start of the processes is not in it.
    while ((await unsettled(bench.db)) === left) await sleep(20);
    const began = performance.now();
    const rest = await unsettled(bench.db);
    await untilSettled(bench.db);
    return rest / ((performance.now() - began) / 1_000);
  } finally {
    await Promise.all(running.map((worker) => worker.stop()));
  }
}

/** The same writes by bare Fastify and `pg`, in four calls; it delivers within the confirmation. */
export async function barePurchase(bench, { purchases }) {
  const server = await bench.run('reference-purchase', 'bench/reference-purchase.mjs', {}, '/ready');
  const proofs = await proofPictures(WARM_UP + purchases);
  const call = caller(server.port);
  const buy = async (i) => {
    const order = JSON.stringify({ group: i % 1_000, customer: bench.fixtures.customers[i % CUSTOMERS] });
    const { uid } = await call('POST', '/order', { 'content-type': 'application/json' }, order);
    await call('GET', `/order/${uid}`);
    await call('POST', `/proof/${uid}`, multipart, form({ bankFrom: 'BCA', accountName: 'Bench' }, proofs[i]));
    await call('POST', `/confirm/${uid}`);
  };
  try {
    await buyAll(0, WARM_UP, { buy });
    const processes = { api: server.pid, postgres: bench.postgresPid };
    const before = cpuOf(processes);
    const perSecond = await buyAll(WARM_UP, purchases, { buy });
    const cpu = perPurchase(before, cpuOf(processes), purchases);
    return { cpu, totalMs: sumOf(cpu), perSecond };
  } finally {
    await server.stop();
  }
}

async function shopOf(bench, port, plan, purchases) {
  const proofs = await proofPictures(WARM_UP + purchases);
  const { fixtures, tokens, adminToken } = bench;
  const took = { order: [], page: [], proof: [], lookUp: [], confirmation: [] };
  const call = caller(port);
  const timed = async (step, ...request) => {
    const began = performance.now();
    const body = await call(...request);
    took[step].push(performance.now() - began);
    return body;
  };
  const admin = { authorization: `Bearer ${adminToken}` };
  const buy = async (i) => {
    const { data: order } = await timed(
      'order',
      'POST',
      '/api/customer',
      {
        'content-type': 'application/json',
        authorization: `Bearer ${tokens[i % CUSTOMERS]}`,
        'idempotency-key': randomUUID(),
      },
      JSON.stringify({
        name: 'Bench',
        email: 'bench@patungan.test',
        phoneNumber: '081234567890',
        packageUid: plan.packageUid,
        variantUid: plan.variantUid,
        // Every second buyer has picked a group.
        ...(i % 2 && { groupUid: plan.groups[(i >> 1) % plan.groups.length] }),
      }),
    );
    const of = { orderUid: order.orderUid, customerUid: fixtures.customers[i % CUSTOMERS] };
    await timed('page', 'GET', `/api/customer/payment/checkout?${new URLSearchParams(of)}`);
    const fields = { ...of, bankFrom: 'BCA', accountName: 'Bench' };
    await timed('proof', 'POST', '/api/customer/payment/confirm', multipart, form(fields, proofs[i]));
    const filter = encodeURIComponent(JSON.stringify({ q: order.orderNumber, state: 'submitted' }));
    const { data } = await timed('lookUp', 'GET', `/api/admin/payments?range=[0,24]&filter=${filter}`, admin);
    await timed('confirmation', 'POST', `/api/admin/payments/${data[0].id}/confirm`, admin);
  };
  return { buy, took };
}

/** Purchases a second of ten buyers at once. */
async function buyAll(from, count, { buy, took = {} }) {
  for (const times of Object.values(took)) times.length = 0;
  let next = from;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      for (let i = next++; i < from + count; i = next++) await buy(i);
    }),
  );
  return count / ((performance.now() - began) / 1_000);
}

async function unsettled(db) {
  const { rows } = await db.query('SELECT count(*)::int AS n FROM outbox WHERE settled_at IS NULL');
  return rows[0].n;
}

async function untilSettled(db) {
  const open = { name: 'open', text: 'SELECT name FROM outbox WHERE settled_at IS NULL LIMIT 1' };
  for (const until = Date.now() + SETTLED_WITHIN_MS; ; await sleep(50)) {
    const { rows } = await db.query(open);
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error(`${rows[0].name} is still open`);
  }
}

const cpuOf = (processes) => Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, cpuMs(pid)]));
const perPurchase = (before, after, purchases) =>
  Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, (ms - before[name]) / purchases]));
const sumOf = (cpu) => Object.values(cpu).reduce((sum, ms) => sum + ms, 0);
const medians = (took) =>
  Object.fromEntries(Object.entries(took).map(([step, ms]) => [step, ms.sort((a, b) => a - b)[ms.length >> 1]]));

export const multipart = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
export function form(fields, picture) {
  const head = (name, more = '') => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${head(name)}\r\n${value}\r\n`);
  const file = `${head('proof', '; filename="proof.jpg"')}content-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(texts.join('') + file), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Receipts of about 5 kB, as screenshots sent by a messenger: no two buyers have the same. */
export async function proofPictures(count) {
  const drawn = (nth, quality) => {
    const lines = Array.from(
      { length: 9 },
      (_, i) => `<text x="14" y="${30 + i * 24}">Transfer ${nth}-${i} Rp 36.900</text>`,
    );
    const svg = `<svg width="240" height="260"><rect width="240" height="260" fill="#fff"/>${lines.join('')}</svg>`;
    return sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer();
  };
  let quality = 40;
  while (quality < 95 && (await drawn(0, quality)).length < PROOF_BYTES) quality += 5;
  const pictures = [];
  for (let nth = 0; nth < count; nth += 1) pictures.push(await drawn(nth, quality));
  return pictures;
}

/** Cheaper than `fetch`, which took more CPU time than the bare reference. */
export function caller(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: BUYERS });
  return (method, path, headers = {}, body = undefined) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (answer.statusCode < 300) resolve(text && JSON.parse(text));
            else reject(new Error(`${answer.statusCode} ${method} ${path}: ${text}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}
