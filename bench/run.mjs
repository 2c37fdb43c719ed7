// `npm run bench`: ratios to a reference that is measured in the same run, written to bench/results.md.
// `npm run bench -- --only=list,hot --rounds=3` runs a part and does not write the file.
import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { ROOT, isMain } from '../scripts/lib/paths.mjs';
import { startBenchServers, resetOrders } from './bench-servers.mjs';
import { barePurchase, drainedBy, wholePurchase } from './purchase.mjs';
import { growthTable, withOrders } from './growth.mjs';
import * as measure from './rows.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    // How many orders the lists of the console are measured with; a million takes a quarter of an hour.
    orders: { type: 'string', default: '1000,100000' },
  },
});
const rounds = Number(values.rounds);
const only = values.only?.split(',');
const wanted = (name) => !only || only.includes(name);
const say = (line) => console.log(`[bench] ${line}`);

async function main() {
  if (!existsSync(path.join(ROOT, 'dist/api/src/main.js'))) throw new Error('Nothing is built yet: npm run build');
  const bench = await startBenchServers(say);
  onStop(bench.stop);
  const table = [];
  const grown = new Map();
  const add = (what, goal, result, passes) => {
    table.push({ what, goal, result, passes });
    say(`${what}: ${result} (goal ${goal})`);
  };
  const ratio = (what, unit, goal, { ours, reference, ratio: value, spread }) =>
    add(
      what,
      `≥ ${goal}×`,
      `**${value.toFixed(2)}×** (${spread}; ${Math.round(ours)} against ${Math.round(reference)} ${unit})`,
      value >= goal,
    );
  try {
    const needsServers = ['spread', 'hot', 'list', 'path'].some(wanted);
    const servers = needsServers && {
      reference: await bench.run('reference', 'bench/reference.mjs', {}, '/providers'),
      api: await bench.run('api', 'dist/api/src/main.js', {}, '/api/customer/provider'),
    };
    for (const connections of [10, 50]) {
      const sets = [
        ['spread', true, 'spread over 100 groups'],
        ['hot', false, 'one hot group'],
      ];
      for (const [name, spread, where] of sets)
        if (wanted(name))
          ratio(
            `Order creation, ${where}, ${connections} connections`,
            'orders/s',
            1,
            await measure.orderCreation(bench, servers, { connections, spread, rounds }),
          );
    }
    if (wanted('list'))
      ratio(
        'Provider list, 50 providers',
        'requests/s',
        4,
        await measure.providerList(bench, servers, { connections: 10, rounds }),
      );
    if (wanted('path'))
      ratio(
        'Order path in four calls',
        'buyers/s',
        0.7,
        await measure.orderPath(bench, servers, { connections: 10, rounds }),
      );
    if (servers) await servers.api.stop();
    if (servers) await servers.reference.stop();
    if (wanted('effect')) await effects(bench, add);
    if (wanted('purchase') || wanted('purchase-redis')) await purchase(bench, add);
    if (wanted('workers') && bench.redisUrl) await moreWorkers(bench, add);
    if (wanted('growth')) await growth(bench, add, grown);
    if (wanted('start')) {
      const seconds = await measure.coldStart(bench);
      add('Cold `npm start`, built, existing database', '≤ 6 s', `**${seconds.toFixed(1)} s**`, seconds <= 6);
    }
    if (wanted('size')) {
      const { shop, console: desk } = measure.firstLoads();
      const size = (what, kB, goal) => add(what, `≤ ${goal} kB`, `**${kB.toFixed(1)} kB**`, kB <= goal);
      size('Initial JavaScript of the shop, gzip', shop.js, 110);
      size('Style sheet of the shop, gzip', shop.css, 12);
      size('Initial JavaScript of the console, gzip', desk.js, 270);
    }
  } finally {
    await bench.stop();
  }
  const text = [report(table), ...(grown.size ? growthTable(grown) : [])].join('\n');
  console.log(`\n${text}`);
  if (!only) writeFileSync(path.join(ROOT, 'bench/results.md'), text);
  process.exitCode = table.every(({ passes }) => passes) ? 0 : 1;
}

async function growth(bench, add, grown) {
  for (const orders of values.orders.split(',').map(Number)) {
    const result = await withOrders(bench, orders);
    grown.set(orders, result);
    const slowest = Object.entries(result.times)
      .flatMap(([list, times]) => Object.entries(times).map(([kind, ms]) => ({ of: `${list}, ${kind}`, ms })))
      .sort((one, other) => other.ms - one.ms)[0];
    add(
      `Slowest list of the console with ${orders.toLocaleString('en')} orders, p95`,
      '≤ 50 ms',
      `**${slowest.ms.toFixed(0)} ms** (${slowest.of})`,
      slowest.ms <= 50,
    );
  }
}

/** Warm-up and settling included, each takes a quarter of a minute. */
const PURCHASES = 800;

async function purchase(bench, add) {
  const bare = await barePurchase(bench, { purchases: PURCHASES });
  const parts = (cpu) =>
    Object.entries(cpu)
      .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
      .join(', ');
  const backends = [
    ...(wanted('purchase') ? [['PostgreSQL', undefined]] : []),
    ...(wanted('purchase-redis') && bench.redisUrl ? [['Redis', bench.redisUrl]] : []),
  ];
  for (const [name, redisUrl] of backends) {
    const run = await wholePurchase(bench, { purchases: PURCHASES, redisUrl });
    const { cpu, totalMs, unitMs, perSecond, effectsAfterS, steps } = run;
    add(
      `Whole purchase, queue on ${name}, CPU`,
      '≤ 25 ms, ≤ 2.6 × hashing 16 MB',
      `**${totalMs.toFixed(1)} ms** (${parts(cpu)}), **${(totalMs / unitMs).toFixed(2)}** × hashing (${unitMs.toFixed(1)} ms), ${(totalMs / bare.totalMs).toFixed(1)} × the bare reference (${bare.totalMs.toFixed(1)} ms: ${parts(bare.cpu)})`,
      totalMs <= 25 || totalMs / unitMs <= 2.6,
    );
    add(
      `Whole purchases a second, queue on ${name}, 10 buyers`,
      '≥ 80',
      `**${perSecond.toFixed(0)}** (bare ${bare.perSecond.toFixed(0)}; median ms: ${parts(steps)})`,
      perSecond >= 80,
    );
    add(
      `From the last confirmation to the last effect, queue on ${name}`,
      '≤ 2 s',
      `**${effectsAfterS.toFixed(2)} s**`,
      effectsAfterS <= 2,
    );
  }
}

/** Rounds of one and two workers in turn, on Redis: PostgreSQL as queue is the bound itself. */
async function moreWorkers(bench, add) {
  const run = (workers) => drainedBy(bench, workers, { purchases: PURCHASES / 2, redisUrl: bench.redisUrl });
  const ratios = [];
  for (let round = 0; round < 3; round += 1) {
    const one = await run(1);
    ratios.push({ one, two: await run(2) });
  }
  const [, { one, two }] = ratios.toSorted((a, b) => a.two / a.one - b.two / b.one);
  add(
    'Events settled by two workers, queue on Redis',
    '≥ 1.6 × one worker',
    `**${(two / one).toFixed(2)}×** (${two.toFixed(0)} against ${one.toFixed(0)} events/s)`,
    two / one >= 1.6,
  );
}

async function effects(bench, add) {
  const backends = [['Postgres', {}, 250], ...(bench.redisUrl ? [['Redis', { REDIS_URL: bench.redisUrl }, 100]] : [])];
  for (const [name, env, goal] of backends) {
    // Before the worker starts: TRUNCATE and its sweeps would wait for each other.
    const groups = await resetOrders(bench.db, bench.fixtures.plan.familyUid);
    const worker = await bench.run(`worker-${name}`, 'dist/worker/src/main.js', env);
    const api = await bench.run(`api-${name}`, 'dist/api/src/main.js', env, '/api/health');
    const { p50, p99 } = await measure.eventToEffect(bench, { api }, { samples: 150, groups });
    add(
      `Event to effect on ${name}, idle, p99`,
      `≤ ${goal} ms`,
      `**${p99.toFixed(0)} ms** (p50 ${p50.toFixed(0)} ms)`,
      p99 <= goal,
    );
    await api.stop();
    await worker.stop();
  }
}

function report(table) {
  const cpu = os.cpus();
  return [
    '# Results of `npm run bench`',
    '',
    `${cpu.length} cores (${cpu[0]?.model ?? 'unknown'}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}. Ratios are medians of ${rounds} interleaved rounds (lowest–highest);`,
    'the reference is bare Fastify + `pg` on the same PostgreSQL (`bench/reference.mjs`): no token, no validation, no idempotency, no foreign keys.',
    '',
    '| what | goal | measured | |',
    '|---|---|---|---|',
    ...table.map(({ what, goal, result, passes }) => `| ${what} | ${goal} | ${result} | ${passes ? '✓' : '✗'} |`),
    '',
  ].join('\n');
}

if (isMain(import.meta)) await main();
