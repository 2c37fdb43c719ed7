import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { banner } from './lib/banner.mjs';
import { whyBuild } from './lib/build-stamp.mjs';
import { APPS, checkPort, checkSettings, childEnv, claimDataDir, openDatabase, setupEnv } from './lib/start-steps.mjs';
import { listenHost } from './lib/listen-host.mjs';
import { healthProblem } from './lib/health.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { lastLines } from './lib/log-file.mjs';
import { startNodeChild } from './lib/node-child.mjs';
import { onStop } from './lib/on-stop.mjs';
import { ROOT } from './lib/paths.mjs';
import { runStep } from './lib/run-step.mjs';

/** After this many restarts without a healthy answer the start gives up. */
const HOPELESS_RESTARTS = 4;
const REMIND_MS = 20_000;

const startedAt = Date.now();
const leaving = new AbortController();
const stops = []; // what to stop, in the order of the start

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
  const lock = await claimDataDir(settings, stops);
  await checkPort(settings.port);
  const reason = whyBuild(ROOT);
  if (reason) {
    say(`building, because ${reason} (about half a minute)`);
    await runStep({ name: 'build', script: 'scripts/build.mjs', signal: leaving.signal });
  }
  const database = await openDatabase(settings, { stops, say });
  const env = childEnv(settings, database.url);
  const setUp = runStep({
    name: 'setup',
    script: 'dist/prisma/setup.js',
    env: setupEnv(env, database),
    signal: leaving.signal,
  });
  const host = setUp.then(() => listenHost(database.ownerUrl ?? database.url, settings.host));
  const apps = launchApps(settings, { ...env, WAIT_FOR_SETUP: '1' }, { lock, host });
  await host;
  await untilHealthy(settings, apps);
  console.log(
    banner({
      ...settings,
      host: await host,
      seconds: seconds(),
      database: database.text,
      queue: settings.redisUrl ? 'BullMQ on the Redis of REDIS_URL' : 'BullMQ on the same PostgreSQL',
      mail: settings.smtpUrl ? 'through the server of SMTP_URL' : `kept in ${path.join(settings.dataDir, 'outbox')}`,
    }),
  );
}

/** They load while the database is set up, and wait for its end. */
function launchApps({ dataDir }, env, { lock, host }) {
  const children = {};
  const apps = Object.entries(APPS).map(([name, script]) => {
    const logFile = path.join(dataDir, 'logs', `${name}.log`);
    const app = keepRunning({
      name,
      say: (text) => say(`${text}\n${indented(lastLines(logFile, 6))}`),
      launch: async () => {
        const child = startNodeChild({ script: path.join(ROOT, script), env, logFile });
        void host.then(child.goAhead, () => undefined);
        return child;
      },
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
  // A process that is being launched has to be in `stops` first.
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
