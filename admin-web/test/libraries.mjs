import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What the tests import themselves must be there once: these stay as they are. */
const SHARED = [/^react(\/|$)/, /^react-dom(\/|$)/, /^@testing-library\//, /^@jest\//];

const libraries = findLibraries();
const folder = path.join(ROOT, '.test/libraries', digest(libraries));

/** For Jest's moduleNameMapper: each library of the console, in few files. */
export const bundledLibraries = Object.fromEntries(
  libraries.map((name) => [`^${name}$`, path.join(folder, `${fileName(name)}.mjs`)]),
);

/**
 * Jest's globalSetup. Jest loads every module anew for every spec, and react-admin with MUI is two thousand of them:
 * half of the time of these tests. They are bundled once, and again when a library or an import has changed.
 */
export default async function bundleLibraries() {
  if (existsSync(folder)) return;
  // Loaded only here: these settings are read by every run of Jest.
  const { rolldown } = await import('rolldown');
  const { esmExternalRequirePlugin } = await import('rolldown/plugins');
  const bundle = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(libraries.map((name) => [fileName(name), name])),
    platform: 'neutral',
    resolve: { conditionNames: ['import', 'module', 'default'], mainFields: ['module', 'main'] },
    plugins: [esmExternalRequirePlugin({ external: SHARED })],
    // As the console ships them: their checks for developers would take a sixth of the time.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
  });
  const draft = `${folder}.${process.pid}`;
  await bundle.write({ dir: draft, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[name].mjs' });
  await bundle.close();
  try {
    renameSync(draft, folder);
  } catch {
    return rmSync(draft, { recursive: true }); // another run was faster
  }
  const older = readdirSync(path.dirname(folder)).filter((name) => name !== path.basename(folder));
  for (const name of older) rmSync(path.join(path.dirname(folder), name), { recursive: true });
}

function findLibraries() {
  const sources = readdirSync(path.join(ROOT, 'admin-web/src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, 'admin-web/src', file), 'utf8'));
  const names = sources.flatMap((source) => [...source.matchAll(/from '([^.#'][^':]*)'/g)].map(([, name]) => name));
  return [...new Set(names)].filter((name) => !SHARED.some((shared) => shared.test(name))).sort();
}

function digest(names) {
  const hash = createHash('sha256').update(names.join());
  for (const file of [path.join(ROOT, 'package-lock.json'), import.meta.filename]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function fileName(name) {
  return name.replaceAll('/', '__');
}
