import { rmSync } from 'node:fs';
import path from 'node:path';
import { compile, generatedSources, removeOutput } from './dev/compile.mjs';
import { devChild } from './dev/dev-child.mjs';
import { watchSources } from './dev/source-watch.mjs';
import { generate } from './generate.mjs';
import { APPS, checkPort, checkSettings, childEnv, claimDataDir, openDatabase } from './lib/ground.mjs';
import { onStop } from './lib/on-stop.mjs';
import { ROOT } from './lib/paths.mjs';
import { runQuietly } from './lib/run-quietly.mjs';
import { runStep } from './lib/run-step.mjs';

const SHOP_PORT = 5173;
const CONSOLE_PORT = 5174;
const VITE = 'node_modules/vite/bin/vite.js';

const leaving = new AbortController();
const stops = []; // what to undo, in the order in which it was done
let uncompiled = [];
const say = (text) => console.log(`dev      ${text}`);

onStop(() => {
  say('stopping');
  void leave(0);
});
const working = develop();
working.catch((error) => {
  if (leaving.signal.aborted) return;
  console.error(`dev      ${error.message}`);
  void leave(1);
});

async function develop() {
  const settings = checkSettings();
  await claimDataDir(settings, stops);
  for (const port of [settings.port, SHOP_PORT, CONSOLE_PORT]) await checkPort(port);
  const { signal } = leaving;
  // From here on dist/ is not what a build made.
  rmSync(path.join(ROOT, 'dist/.build-stamp'), { force: true });
  await generate();
  say('compiling');
  await runQuietly({ name: 'nest build', args: ['node_modules/@nestjs/cli/bin/nest.js', 'build', '--all'], signal });
  const database = await openDatabase(settings, { stops, say });
  const env = {
    PUBLIC_URL: `http://localhost:${SHOP_PORT}`,
    ...childEnv({ ...settings }, database.url),
    NODE_ENV: process.env.NODE_ENV || 'development',
  };
  const setUp = () => runStep({ name: 'setup', script: 'dist/prisma/setup.js', env, signal });
  await setUp();
  const apps = startAll(settings, env);
  say(`shop     http://localhost:${SHOP_PORT}/`);
  say(`console  http://localhost:${CONSOLE_PORT}/admin/`);
  say(`API      http://localhost:${settings.port}/api/docs`);
  await watchSources({
    signal,
    onChange: (change) => takeOver(change, apps, setUp).catch((error) => say(error.message)),
  });
}

function startAll(settings, env) {
  const server = (name, colour) =>
    devChild({ name, colour, env, say, args: ['--enable-source-maps', path.join(ROOT, APPS[name])] });
  const web = (name, colour, port) =>
    devChild({
      name,
      colour,
      say,
      env: { ...env, API_URL: `http://127.0.0.1:${settings.port}` },
      args: [VITE, '--clearScreen=false', '--port', String(port), '--strictPort', '--config', `${name}/vite.config.ts`],
    });
  const apps = {
    api: server('api', 'cyan'),
    worker: server('worker', 'magenta'),
    shop: web('shop-web', 'green', SHOP_PORT),
    console: web('admin-web', 'yellow', CONSOLE_PORT),
  };
  for (const app of Object.values(apps)) app.start();
  stops.push(() => Promise.all(Object.values(apps).map((app) => app.stop())));
  return apps;
}

/** Brings a change of the server's sources into the running processes; Vite sees to the front ends by itself. */
async function takeOver({ changed, gone }, apps, setUp) {
  const startedAt = Date.now();
  removeOutput(gone);
  // What did not compile last time (together with what stood behind it) is tried again with the next change.
  uncompiled = [...new Set([...uncompiled, ...changed])].filter((file) => !gone.includes(file));
  const touched = [...uncompiled, ...gone];
  await compile(uncompiled);
  uncompiled = [];
  if (await generate()) await compile(generatedSources());
  const inPrisma = touched.some((file) => file.startsWith('prisma/'));
  if (inPrisma) await setUp();
  const shared = touched.some((file) => !/^(api|worker)\//.test(file));
  const restarted = ['api', 'worker'].filter((name) => shared || touched.some((file) => file.startsWith(`${name}/`)));
  await Promise.all(restarted.map((name) => apps[name].restart()));
  say(
    `${touched.slice(0, 3).join(', ')}${touched.length > 3 ? ', …' : ''}: ${restarted.join(' and ')} restarted after ${Date.now() - startedAt} ms`,
  );
}

async function leave(code) {
  leaving.abort();
  // What is being launched right now has to be known before it can be stopped.
  await working.catch(() => undefined);
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}
