import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { generate } from './generate.mjs';
import { inParallel } from './lib/in-parallel.mjs';
import { ROOT, isMain } from './lib/paths.mjs';
import { run } from './lib/run-quietly.mjs';
import { runJest } from './testing/jest.mjs';
import { addUp, summaryLine } from './testing/results.mjs';

const SOURCES = ['api', 'worker', 'libs', 'prisma', 'shop-web/src', 'admin-web/src', 'e2e', 'bench', 'scripts'];

if (isMain(import.meta)) {
  const result = await check();
  console.log(summaryLine(result));
  process.exitCode = result.failed ? 1 : 0;
}

/**
 * Format, lint, types, dependency laws and unit tests. The output of a tool is shown only when it fails. `node` is the
 * program for the unit tests, or a promise of it: it may be fetched while the tools run.
 */
export async function check({ signal, node } = {}) {
  await generate();
  const results = [];
  const tool = (name, args) => async () => {
    const { ok, output, seconds } = await run({ args, signal });
    console.log(`[check] ${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (!ok) console.log(output);
    results.push({ passed: 0, failed: ok ? 0 : 1, skipped: 0 });
  };
  // The longest first.
  await inParallel(2, [
    tool('types of api, worker, libs, tests', tsc('tsconfig.json')),
    tool('types of admin-web', tsc('admin-web/tsconfig.json')),
    tool('types of shop-web', tsc('shop-web/tsconfig.json')),
    tool('format', ['node_modules/oxfmt/bin/oxfmt', '--list-different']),
    tool('lint', ['node_modules/oxlint/bin/oxlint', '--quiet']),
    tool('dependency laws', [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      '--cache',
      '.test/laws',
      '--cache-strategy',
      'content',
      ...present(SOURCES),
    ]),
  ]);
  signal?.throwIfAborted();
  // By default Jest leaves one core free, which is half of two.
  const args = ['--maxWorkers', String(availableParallelism()), '--selectProjects', 'unit', ...webProjects()];
  results.push(await runJest({ name: 'unit', args, signal, node: await node }));
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

function present(folders) {
  return folders.filter((folder) => existsSync(path.join(ROOT, folder)) && readdirSync(path.join(ROOT, folder)).length);
}

function webProjects() {
  return ['shop-web', 'admin-web'].filter((app) => existsSync(path.join(ROOT, app, 'jest.config.mjs')));
}
