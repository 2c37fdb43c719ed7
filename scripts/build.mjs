import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generate } from './generate.mjs';
import { markBuilt, sourceHash } from './lib/build-stamp.mjs';
import { compressFolder } from './lib/compress.mjs';
import { PROGRAMS, packPrograms } from './lib/pack.mjs';
import { ROOT } from './lib/paths.mjs';
import { inParallel } from './lib/in-parallel.mjs';
import { runQuietly } from './lib/run-quietly.mjs';

const DIST = path.join(ROOT, 'dist');
const startedAt = Date.now();
const stopping = new AbortController();
const say = (text) => console.log(`[build] ${text}`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
try {
  await build();
} catch (error) {
  console.error(`[build] ${stopping.signal.aborted ? 'stopped' : error.message}`);
  process.exit(1);
}

/** Builds everything into dist/. The stamp is written last, so that an interrupted build is repeated. */
async function build() {
  checkTools();
  const hash = sourceHash(ROOT);
  rmSync(path.join(DIST, '.build-stamp'), { force: true });
  await timed('generated sources', generate);
  // The longest first; only two at a time, because each tool uses more than one core.
  await inParallel(2, [
    () => timed('console (admin-web)', () => buildWeb('admin-web')),
    () => timed('API, worker, libraries', buildServer),
    () => timed('shop (shop-web)', buildShop),
  ]);
  await timed('public pages', () => tool('prerender', ['dist/api/src/content/prerender.js']));
  stopping.signal.throwIfAborted();
  markBuilt(ROOT, hash);
  say(`finished in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

function checkTools() {
  if (!existsSync(path.join(ROOT, 'node_modules/vite')) || !existsSync(path.join(ROOT, 'node_modules/@nestjs/cli')))
    throw new Error('the build tools are not installed. Run: npm ci --include=dev');
}

async function timed(name, work) {
  const began = Date.now();
  await work();
  say(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

// `nest build` never empties the output folder that its projects share: deleted sources would stay in it.
async function buildServer() {
  for (const folder of ['api', 'worker', 'libs', 'prisma'])
    rmSync(path.join(DIST, folder), { recursive: true, force: true });
  mkdirSync(DIST, { recursive: true });
  await tool('nest build', ['node_modules/@nestjs/cli/bin/nest.js', 'build', '--all']);
  // A mistake in nest-cli.json would only show at the next start.
  for (const program of PROGRAMS)
    if (!existsSync(path.join(DIST, program))) throw new Error(`nest build made no dist/${program}`);
  await packPrograms();
}

/** Once for the browser, once as the page renderer of the API. */
async function buildShop() {
  await buildWeb('shop-web');
  const renderer = ['build', '--config', 'shop-web/vite.config.ts', '--ssr', 'src/app/prerender/render.tsx'];
  await tool('vite build of the pages', ['node_modules/vite/bin/vite.js', ...renderer]);
}

async function buildWeb(app) {
  await tool(`vite build of ${app}`, ['node_modules/vite/bin/vite.js', 'build', '--config', `${app}/vite.config.ts`]);
  await compressFolder(path.join(DIST, app));
}

function tool(name, args) {
  return runQuietly({ name, args, env: { ...process.env, NODE_ENV: 'production' }, signal: stopping.signal });
}
