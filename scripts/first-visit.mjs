// Usage: node scripts/first-visit.mjs shop-web|admin-web [rows]: what a first visit of a web app consists of, after gzip.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstFiles } from './lib/first-load.mjs';
import { ROOT } from './lib/paths.mjs';
import { runQuietly } from './lib/run-quietly.mjs';

const [app = 'shop-web', rows = '40'] = process.argv.slice(2);
const site = mkdtempSync(path.join(tmpdir(), 'first-visit-'));
try {
  await build();
  const files = firstFiles(site, app === 'admin-web' ? '/admin/' : '/').filter((file) => file.endsWith('.js'));
  report(files.map(modulesOf));
} finally {
  rmSync(site, { recursive: true, force: true });
}

/** Apart from dist/, because its files are not those that are served: they have source maps. */
async function build() {
  const options = ['--config', `${app}/vite.config.ts`, '--outDir', site, '--emptyOutDir', '--sourcemap', 'hidden'];
  const args = ['node_modules/vite/bin/vite.js', 'build', ...options];
  await runQuietly({ name: `vite build of ${app}`, args, env: { ...process.env, NODE_ENV: 'production' } });
}

/** The share of each module in a file: its characters, at the rate at which the whole file is compressed. */
function modulesOf(file) {
  const code = readFileSync(path.join(site, file), 'utf8');
  const bytes = gzipSync(code, { level: 9 }).length;
  const shares = new Map();
  const add = (name) => shares.set(name, (shares.get(name) ?? 0) + bytes / code.length);
  const map = sourceMap(file);
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column++) add(nameOf(map?.findEntry(row, column).originalSource, file));
  });
  return shares;
}

function sourceMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(path.join(site, `${file}.map`), 'utf8')));
  } catch (error) {
    // The bundler's own file has none.
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function nameOf(source, file) {
  if (source === undefined) return `${file} (no module)`;
  return path
    .relative(ROOT, path.resolve(site, path.dirname(file), source))
    .replace(/^.*node_modules\//, 'node_modules/');
}

function report(files) {
  const all = new Map();
  for (const [name, bytes] of files.flatMap((shares) => [...shares])) all.set(name, (all.get(name) ?? 0) + bytes);
  const print = (title, sums, most) => {
    console.log(`\n${title}`);
    const sorted = [...sums].sort(([, a], [, b]) => b - a).slice(0, most);
    for (const [name, bytes] of sorted) console.log(`${Math.round(bytes).toLocaleString('en').padStart(8)}  ${name}`);
  };
  const kinds = new Map();
  for (const [name, bytes] of all) kinds.set(kindOf(name), (kinds.get(kindOf(name)) ?? 0) + bytes);
  print(`First visit of ${app}, bytes of scripts after gzip`, kinds, 15);
  print('Largest modules', all, Number(rows));
}

/** A package, or what our own files are for. */
function kindOf(name) {
  const installed = /node_modules\/(@[^/]+|[^/]+)/.exec(name)?.[1];
  if (installed) return installed.startsWith('ra-') || installed === 'react-admin' ? 'react-admin' : installed;
  if (/texts\.id\.ts$|react-admin\.id\.ts$/.test(name)) return 'own: Indonesian texts';
  if (/\.(resource|room|line|slot)\.tsx?$|\.routes\.tsx?$|registry\.ts$/.test(name)) return 'own: list of pages';
  return /^(assets|libs|shop-web|admin-web)\//.test(name) ? `own: ${name.split('/', 1)[0]}` : 'other';
}
