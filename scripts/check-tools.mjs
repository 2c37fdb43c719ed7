import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { generate } from './generate.mjs';
import { inParallel } from './lib/in-parallel.mjs';
import { ROOT } from './lib/paths.mjs';
import { run } from './lib/run-quietly.mjs';
import { NOTHING, addUp } from './testing/results.mjs';

const SOURCES = [
  'api',
  'worker',
  'libs',
  'prisma',
  'shop-web/src',
  'shop-web/design',
  'admin-web/src',
  'e2e',
  'bench',
  'scripts',
];

/**
 * Format, lint, types and dependency laws. The output of a tool is shown only when it fails.
 * @param running a Set: holds the names of the tools that run at the moment.
 * @returns the counts: one failure for each tool that found something.
 */
export async function checkTools({ signal, running, env }) {
  await generate();
  const results = [];
  const tool = (name, args) => async () => {
    running.add(name);
    const { ok, output, seconds } = await run({ args, signal, env });
    running.delete(name);
    console.log(`[check] ${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (!ok) console.log(output);
    results.push({ ...NOTHING, failed: ok ? 0 : 1 });
  };
  // The longest first.
  await inParallel(2, [
    tool('types of api, worker, libs, tests', tsc('tsconfig.json')),
    tool('types of admin-web', tsc('admin-web/tsconfig.json')),
    tool('types of shop-web', tsc('shop-web/tsconfig.json')),
    tool('format', ['node_modules/oxfmt/bin/oxfmt', '--list-different']),
    tool('lint', ['node_modules/oxlint/bin/oxlint', '--quiet']),
    tool('dependency laws', [...DEPENDENCIES, ...presentSources()]),
  ]);
  signal?.throwIfAborted();
  return addUp(results);
}

// Incremental: the next check looks at the changed files only.
function tsc(config) {
  return [
    'node_modules/@typescript/native/bin/tsc',
    '--noEmit',
    // Several checkers repeat much of the work; the other cores check other projects.
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `.test/types/${config.replaceAll('/', '-')}buildinfo`,
    '--project',
    config,
  ];
}

/** The start of a command line of dependency-cruiser; it remembers what has not changed. */
export const DEPENDENCIES = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.mjs',
  '--cache',
  '.test/laws',
  '--cache-strategy',
  'content',
];

/** The folders that there are of those with sources. */
export function presentSources() {
  return SOURCES.filter((folder) => existsSync(path.join(ROOT, folder)) && readdirSync(path.join(ROOT, folder)).length);
}
