import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/**
 * The phases of `npm test`, in order. `needs` are services; `built` wants dist/; `files` finds the test files, which are
 * counted as skipped when a service is missing.
 */
export const PHASES = [
  { name: 'check', what: 'format, lint, types, laws, unit tests' },
  int('int-postgres', 'postgres'),
  // The start script and its database have no queue of their own: once is enough.
  int('int-redis', 'redis', ['--testPathIgnorePatterns', '/node_modules/', '<rootDir>/scripts/']),
  { name: 'build', what: 'everything into dist/' },
  e2e('start', 'scripts', 'postgres', [], 'npm start as a person runs it'),
  e2e('api-postgres', 'e2e/api', 'postgres', [], 'stories over HTTP through real processes'),
  e2e('api-redis', 'e2e/api', 'redis', [], 'the same with the queue on Redis'),
  e2e('web', 'e2e/web', 'postgres', ['chromium'], 'stories in a real browser'),
  e2e('faults-postgres', 'e2e/faults', 'postgres', [], 'crashes in the middle of the story'),
  e2e('faults-redis', 'e2e/faults', 'redis', [], 'the same with the queue on Redis'),
];

/** @param only 'int-postgres,web': names, or the part before a dash ('int', 'faults'). @throws Error for a name that does not exist. */
export function choosePhases(only) {
  if (!only) return PHASES;
  const wanted = only.split(',').map((name) => name.trim());
  const matches = (phase, name) => phase.name === name || phase.name.startsWith(`${name}-`);
  const unknown = wanted.filter((name) => !PHASES.some((phase) => matches(phase, name)));
  if (unknown.length)
    throw new Error(
      `There is no phase ${unknown.join(', ')}. There are: ${PHASES.map(({ name }) => name).join(', ')}.`,
    );
  return PHASES.filter((phase) => wanted.some((name) => matches(phase, name)));
}

function int(name, queue, more = []) {
  return {
    name,
    what: `integration tests, queue on ${queue}`,
    needs: [...new Set(['postgres', queue])],
    jest: ['--selectProjects', 'int', '--maxWorkers=2', ...more],
    env: { TEST_QUEUE: queue },
    files: () => specs(['api', 'worker', 'libs', 'prisma'], '.int.spec.ts'),
  };
}

function e2e(name, folder, queue, more, what) {
  return {
    name,
    what,
    needs: [...new Set(['postgres', queue, ...more])],
    built: true,
    // Each story has processes of its own: one at a time leaves them the machine.
    jest: ['--selectProjects', 'e2e', '--runInBand', '--testPathPatterns', `/${folder}/`],
    env: { TEST_QUEUE: queue },
    files: () => specs([folder], '.spec.ts'),
  };
}

function specs(folders, ending) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).filter((file) => file.endsWith(ending)),
  );
}
