import { randomUUID } from 'node:crypto';
import { check } from './check.mjs';
import { generate } from './generate.mjs';
import { whyBuild } from './lib/build-stamp.mjs';
import { onStop } from './lib/on-stop.mjs';
import { ROOT } from './lib/paths.mjs';
import { runStep } from './lib/run-step.mjs';
import { readSettings } from './lib/settings.mjs';
import { runJest } from './testing/jest.mjs';
import { RUN_MARK, endLeftovers } from './testing/leftovers.mjs';
import { NEWEST_LTS, findNode } from './testing/node-versions.mjs';
import { choosePhases } from './testing/phases.mjs';
import { NOTHING, addUp, summaryLine } from './testing/results.mjs';
import { services } from './testing/services.mjs';

/** Environment variables of a running shop must never lead a test to its data. */
const NOT_FOR_TESTS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'SMTP_URL',
  'DATA_DIR',
  'PORT',
  'APP_SECRET',
  'ADMIN_SECOND_FACTOR',
  'VAULT_KEY',
  'VAULT_KEY_FILE',
  'SEED_DEMO',
  'RATE_LIMIT_FACTOR',
  'NODE_ENV',
];
const FAILED = { ...NOTHING, failed: 1 };

const runId = randomUUID();
const stopping = new AbortController();
const available = services();
let newestLts;
const results = [];
const times = [];

for (const name of NOT_FOR_TESTS) delete process.env[name];
onStop(() => {
  console.log('[test] stopping');
  stopping.abort();
});

try {
  const { problems } = readSettings({});
  if (problems.length) throw new Error(problems.join('\n'));
  const only = chosen(process.argv.slice(2));
  // Fetched while the first tools run. What is chosen runs on the Node that it is called with.
  if (!only) newestLts = findNode(NEWEST_LTS);
  const phases = choosePhases(only);
  await generate();
  for (const phase of phases) await runPhase(phase);
} catch (error) {
  console.error(`[test] ${stopping.signal.aborted ? 'stopped' : error.message}`);
  results.push(FAILED);
} finally {
  await cleanUp();
}
for (const { name, seconds, line } of times)
  console.log(`[test] ${name.padEnd(16)} ${seconds.padStart(6)} s   ${line}`);
const total = addUp(results);
console.log(summaryLine(total));
process.exit(total.failed ? 1 : 0);

function chosen(args) {
  const unknown = args.find((arg) => !arg.startsWith('--only='));
  if (unknown) throw new Error(`${unknown} is not known. Usage: npm test -- --only=int-postgres,web`);
  return args[0]?.slice('--only='.length);
}

async function runPhase(phase) {
  console.log(`\n[test] ${phase.name}: ${phase.what}`);
  const startedAt = Date.now();
  const result = await outcomeOf(phase).catch((error) => {
    if (stopping.signal.aborted) throw error;
    console.error(`[test] ${phase.name}: ${error.message}`);
    return FAILED;
  });
  stopping.signal.throwIfAborted();
  results.push(result);
  times.push({ name: phase.name, seconds: ((Date.now() - startedAt) / 1000).toFixed(1), line: summaryLine(result) });
}

async function outcomeOf(phase) {
  if (phase.name === 'build') return build();
  if (!phase.onNewestLts || !newestLts) return run(phase, process.execPath);
  // A promise, so that the tools of `check` need not wait for it.
  const result = await run(
    phase,
    newestLts.then(({ program = process.execPath }) => program),
  );
  const { missing } = await newestLts;
  if (missing)
    console.log(
      `[test] ${phase.name} ran on Node ${process.versions.node}; on ${NEWEST_LTS} it is skipped. ${missing}`,
    );
  return missing ? addUp([result, { ...NOTHING, skipped: 1 }]) : result;
}

async function run(phase, node) {
  if (phase.name === 'check') return check({ signal: stopping.signal, node });
  const ready = [];
  for (const need of phase.needs) ready.push(await available[need]());
  const missing = ready.map((service) => service.missing).filter(Boolean);
  if (missing.length) return skip(phase, missing);
  if (phase.built) await build();
  const env = Object.assign({ ...phase.env, [RUN_MARK]: runId }, ...ready.map((service) => service.env));
  const result = await runJest({
    name: phase.name,
    args: phase.jest(),
    env,
    signal: stopping.signal,
    node: await node,
  });
  const left = await endLeftovers(runId);
  for (const command of left) console.error(`[test] ${phase.name} left running: ${command}`);
  return left.length ? addUp([result, FAILED]) : result;
}

function skip(phase, missing) {
  for (const reason of missing) console.log(`[test] ${phase.name} is skipped. ${reason}`);
  return { ...NOTHING, skipped: Math.max(1, phase.files().length) };
}

async function build() {
  if (whyBuild(ROOT)) await runStep({ name: 'build', script: 'scripts/build.mjs', signal: stopping.signal });
  return NOTHING;
}

async function cleanUp() {
  try {
    await available.stop();
    await endLeftovers(runId);
  } catch (error) {
    console.error(`[test] while cleaning up: ${error.message}`);
    results.push(FAILED);
  }
}
