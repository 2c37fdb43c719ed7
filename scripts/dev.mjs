// `npm run dev`: `node --watch` runs the servers from their TypeScript and restarts them, Vite serves the front ends,
// concurrently starts and ends them together. Nothing is written to dist/.
import concurrently from 'concurrently';
import { generate } from './generate.mjs';
import { checkPort, checkSettings, childEnv, claimDataDir, openDatabase, setupEnv } from './lib/start-steps.mjs';
import { onStop } from './lib/on-stop.mjs';
import { ROOT } from './lib/paths.mjs';

const SHOP_PORT = 5173;
const CONSOLE_PORT = 5174;
const STOP_PATIENCE_MS = 8_000;
const FOLLOW_DEV = '--import ./scripts/dev/follow-dev.mjs';
const TYPESCRIPT = '--conditions=source --import ./libs/testing/src/swc-register.mjs';
const READABLE_LOG = 'node_modules/.bin/pino-pretty --colorize --singleLine --ignore pid,hostname,service,time';

const stopping = new AbortController();
const stops = []; // what to stop, in the order of the start
const say = (text) => console.log(`[dev] ${text}`);

onStop(() => {
  say('stopping');
  stopping.abort();
});
try {
  await develop();
} catch (error) {
  console.error(`[dev] ${error.message}`);
  process.exitCode = 1;
}
for (const stop of stops.reverse()) await stop();
process.exit();

async function develop() {
  const settings = checkSettings();
  await claimDataDir(settings, stops);
  for (const port of [settings.port, SHOP_PORT, CONSOLE_PORT]) await checkPort(port);
  await generate();
  const database = await openDatabase(settings, { stops, say });
  if (stopping.signal.aborted) return;
  say(`shop     http://localhost:${SHOP_PORT}/`);
  say(`console  http://localhost:${CONSOLE_PORT}/admin/`);
  say(`API      http://localhost:${settings.port}/api/docs`);
  const env = {
    PUBLIC_URL: `http://localhost:${SHOP_PORT}`,
    ...childEnv(settings, database.url),
    NODE_ENV: process.env.NODE_ENV || 'development',
    API_URL: `http://127.0.0.1:${settings.port}`,
  };
  await runTogether([
    setup(setupEnv(env, database)),
    server('api', 'cyan', env),
    server('worker', 'magenta', env),
    ...frontEnds(env),
  ]);
}

/** Ends when all have ended. */
async function runTogether(apps) {
  const { commands, result } = concurrently(apps, { cwd: ROOT, prefix: 'name', padPrefix: true });
  const end = (signal) => commands.forEach((command) => command.kill(signal));
  stopping.signal.addEventListener('abort', () => {
    end('SIGTERM');
    setTimeout(() => end('SIGKILL'), STOP_PATIENCE_MS).unref();
  });
  await result.catch(() => undefined);
}

/** The servers wait for the first migrations by themselves. */
function setup(env) {
  const command = 'node --watch-path=prisma --watch-preserve-output scripts/dev/setup.mjs';
  return { name: 'setup', prefixColor: 'blue', env, command };
}

function server(name, prefixColor, env) {
  const command = `node --watch --watch-preserve-output ${FOLLOW_DEV} ${TYPESCRIPT} ${name}/src/main.ts | ${READABLE_LOG}`;
  return { name, prefixColor, env, command };
}

function frontEnds(env) {
  const vite = (name, prefixColor, port) => ({
    name,
    prefixColor,
    env,
    command: `node ${FOLLOW_DEV} node_modules/vite/bin/vite.js --clearScreen=false --port ${port} --strictPort --config ${name}/vite.config.ts`,
  });
  return [vite('shop-web', 'green', SHOP_PORT), vite('admin-web', 'yellow', CONSOLE_PORT)];
}
