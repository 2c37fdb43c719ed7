import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Imported by the tests as well, so they must not be duplicated in a bundle. */
const SHARED = [/^react(\/|$)/, /^react-dom(\/|$)/, /^@testing-library\//, /^@jest\//];

const libraries = findLibraries();
const folder = path.join(ROOT, '.test/libraries', digest(libraries));

/** For Jest's moduleNameMapper: the bundle of each library. */
export const bundledLibraries = Object.fromEntries(
  libraries.map((name) => [`^${name}$`, path.join(folder, `${fileName(name)}.mjs`)]),
);

/**
 * Jest's globalSetup. Jest loads all modules for every spec file, and react-admin with MUI has two thousand: half of the
 * time of these tests. Bundled once, and again when a library or an import has changed.
 */
export default async function bundleLibraries() {
  if (existsSync(folder)) return;
  // Imported lazily: Jest's config imports this file in every run.
  const { rolldown } = await import('rolldown');
  const { esmExternalRequirePlugin } = await import('rolldown/plugins');
  const bundle = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(libraries.map((name) => [fileName(name), name])),
    platform: 'neutral',
    resolve: { conditionNames: ['import', 'module', 'default'], mainFields: ['module', 'main'] },
    plugins: [esmExternalRequirePlugin({ external: SHARED })],
    // Development checks take a sixth of the time.
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
