import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { banner } from './lib/banner.mjs';
import { whyBuild } from './lib/build-stamp.mjs';
import { whyNotPort } from './lib/free-port.mjs';
import { healthProblem } from './lib/health.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { takeLock } from './lib/lock.mjs';
import { lastLines } from './lib/log-file.mjs';
import { startNodeChild } from './lib/node-child.mjs';
import { onStop } from './lib/on-stop.mjs';
import { ROOT } from './lib/paths.mjs';
import { stopProcess } from './lib/processes.mjs';
import { runStep } from './lib/run-step.mjs';
import { ownSecret } from './lib/secret.mjs';
import { readSettings } from './lib/settings.mjs';

const APPS = { api: 'dist/api/src/main.js', worker: 'dist/worker/src/main.js' };
/** An app that ends this often before the first healthy answer will not get better by itself. */
const HOPELESS_RESTARTS = 4;
const REMIND_MS = 20_000;

const startedAt = Date.now();
const leaving = new AbortController();
const stops = []; // what to undo, in the order in which it was done

const say = (text) => console.log(`[start] ${text}`);
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1);

onStop(() => {
  say('stopping');
  void leave(0);
});
const starting = start();
starting.catch((error) => {
  if (leaving.signal.aborted) return;
  console.error(`[start] ${error.message}`);
  void leave(1);
});

async function start() {
  const settings = checkSettings();
  const lock = await claimDataDir(settings);
  await checkPort(settings.port);
  const reason = whyBuild(ROOT);
  if (reason) {
    say(`building, because ${reason} (about half a minute)`);
    await runStep({ name: 'build', script: 'scripts/build.mjs', signal: leaving.signal });
  }
  const database = await openDatabase(settings);
  const env = childEnv(settings, database.url);
  await runStep({ name: 'setup', script: 'dist/prisma/setup.js', env, signal: leaving.signal });
  const apps = launchApps(settings, env, lock);
  await untilHealthy(settings, apps);
  console.log(
    banner({
      ...settings,
      seconds: seconds(),
      database: database.text,
      queue: settings.redisUrl ? 'BullMQ on the Redis of REDIS_URL' : 'BullMQ on the same PostgreSQL',
      mail: settings.smtpUrl ? 'through the server of SMTP_URL' : `kept in ${path.join(settings.dataDir, 'outbox')}`,
    }),
  );
}

function checkSettings() {
  const { settings, problems } = readSettings(process.env);
  if (problems.length)
    throw new Error(`Settings are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return settings;
}

async function claimDataDir(settings) {
  try {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o711 }); // PostgreSQL's own user passes through
    settings.dataDir = realpathSync(settings.dataDir);
    const lock = takeLock(settings.dataDir, { port: settings.port });
    stops.push(lock.release);
    await clearOrphans(lock.previous);
    return lock;
  } catch (error) {
    throw error.code ? new Error(`DATA_DIR=${settings.dataDir} cannot be used: ${error.message}`) : error;
  }
}

/** After a kill -9 of this script its apps stop by themselves; wait for that, and help the one that hangs. */
async function clearOrphans({ children = {} }) {
  for (const [name, pid] of Object.entries(children))
    await stopProcess(pid, APPS[name] ?? name, [
      ['SIGTERM', 10_000],
      ['SIGKILL', 2_000],
    ]);
}

async function checkPort(port) {
  const reason = (await whyNotPort(port)) ?? (await whyNotPort(port, '127.0.0.1'));
  if (reason === 'EADDRINUSE')
    throw new Error(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`);
  if (reason) throw new Error(`Port ${port} cannot be opened (${reason}). Choose another one: PORT=3000 npm start`);
}

async function openDatabase({ databaseUrl, dataDir }) {
  if (databaseUrl) return { url: databaseUrl, text: 'the PostgreSQL of DATABASE_URL' };
  // Loaded only here: who brings a database does not wait for it.
  const { startPostgres } = await import('./lib/embedded-postgres.mjs');
  const launch = () => startPostgres({ dir: dataDir, say });
  const first = await launch();
  const kept = keepRunning({ name: 'PostgreSQL', launch, first, say });
  stops.push(() => kept.stop());
  return { url: first.url, text: `embedded PostgreSQL on port ${first.port}` };
}

function childEnv(settings, databaseUrl) {
  const given = {
    PORT: settings.port,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: settings.redisUrl,
    SMTP_URL: settings.smtpUrl,
    RATE_LIMIT_FACTOR: settings.rateLimitFactor,
    APP_SECRET: settings.appSecret ?? ownSecret(settings.dataDir),
    SEED_DEMO: settings.seedDemo ? 1 : 0,
    NODE_ENV: process.env.NODE_ENV || 'production',
  };
  const env = { ...process.env };
  for (const [name, value] of Object.entries(given))
    if (value === undefined) delete env[name];
    else env[name] = String(value);
  return env;
}

function launchApps({ dataDir }, env, lock) {
  const children = {};
  const apps = Object.entries(APPS).map(([name, script]) => {
    const logFile = path.join(dataDir, 'logs', `${name}.log`);
    const app = keepRunning({
      name,
      say: (text) => say(`${text}\n${indented(lastLines(logFile, 6))}`),
      launch: async () => startNodeChild({ script: path.join(ROOT, script), env, logFile }),
      onStart: ({ pid }) => lock.note({ children: Object.assign(children, { [name]: pid }) }),
    });
    return { name, logFile, ...app };
  });
  stops.push(() => Promise.all(apps.map((app) => app.stop())));
  return apps;
}

const indented = (text) => text.replace(/^/gm, '        ');

async function untilHealthy({ port }, apps) {
  let remindAt = Date.now() + REMIND_MS;
  for (let problem = await healthProblem(port); problem; problem = await healthProblem(port)) {
    leaving.signal.throwIfAborted();
    const hopeless = apps.find((app) => app.restarts() >= HOPELESS_RESTARTS);
    if (hopeless) throw new Error(`${hopeless.name} does not start. Its log: ${hopeless.logFile}`);
    if (Date.now() > remindAt) {
      say(`still waiting (${problem})`);
      remindAt = Date.now() + REMIND_MS;
    }
    await sleep(100);
  }
}

async function leave(code) {
  leaving.abort();
  // What is being launched right now has to be known before it can be stopped.
  await starting.catch(() => undefined);
  for (const stop of stops.reverse())
    try {
      await stop();
    } catch (error) {
      console.error(`[start] while stopping: ${error.message}`);
    }
  if (code === 0) say('stopped');
  process.exit(code);
}
