import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { groupSpecs } from './spec-groups.mjs';

const INTEGRATION = ['api', 'worker', 'libs', 'prisma', 'scripts', 'bench'];
const QUEUE = /bullmq|redis|queue|crash|first attempt/i;
/** Where events become jobs and jobs are run. */
const QUEUE_FOLDERS = /^(worker\/src\/platform|api\/src\/platform\/health)\//;
const WORKER = /startWorker|Shop\.start\(|Crashable/;

/**
 * The phases of `npm test`, in order. `needs` are services; `built` wants dist/; `files` finds the test files, which are
 * counted as skipped when a service is missing; `onNewestLts` is done by that Node when all phases run.
 */
export const PHASES = [
  { name: 'check', what: 'format, lint, types, laws, unit tests', onNewestLts: true },
  { ...int('int-postgres', 'postgres', 'integration tests, queue on postgres'), onNewestLts: true },
  int('int-redis', 'redis', 'integration tests of what meets the queue, on Redis', meetsQueue),
  { name: 'build', what: 'everything into dist/' },
  e2e('start', 'scripts', 'postgres', 'npm start as a person runs it'),
  e2e('api-postgres', 'e2e/api', 'postgres', 'stories over HTTP through real processes'),
  e2e('api-redis', 'e2e/api', 'redis', 'those with a worker again, with the queue on Redis', startsWorker),
  browser('web-first-load', 'what a first visit loads, measured alone', isMeasured),
  browser('web', 'stories in a real browser', (file) => !isMeasured(file)),
  {
    ...e2e('proxy', 'e2e/proxy', 'postgres', 'nginx of the images, behind another proxy'),
    needs: ['postgres', 'nginx'],
  },
  e2e('faults-postgres', 'e2e/faults', 'postgres', 'crashes in the middle of the story'),
  e2e('faults-redis', 'e2e/faults', 'redis', 'those with a worker again, with the queue on Redis', startsWorker),
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

function int(name, queue, what, wanted = () => true) {
  const files = () => specs(INTEGRATION, '.int.spec.ts').filter(wanted);
  // Nearly half of their time they wait for a killed worker to be missed.
  return phase({ name, what, queue, project: 'int', workers: 3, files, paths: () => groupSpecs(name, files()) });
}

function e2e(name, folder, queue, what, wanted = () => true) {
  const ending = folder === 'scripts' ? '.e2e.spec.ts' : '.spec.ts';
  const files = () => specs([folder], ending).filter(wanted);
  // Each test file starts its own processes. Those that mostly wait (for a page, a retry, a sweep, a restart) share the machine.
  const workers = /^e2e\/(api|web|faults)$/.test(folder) ? 2 : 1;
  return { ...phase({ name, what, queue, project: 'e2e', workers, files }), built: true };
}

function browser(name, what, wanted) {
  return { ...e2e(name, 'e2e/web', 'postgres', what, wanted), needs: ['postgres', 'chromium'] };
}

/** Lighthouse counts what the processor takes. */
function isMeasured(file) {
  return file.endsWith('/first-load.spec.ts');
}

function phase({ name, what, queue, project, workers, files, paths = files }) {
  return {
    name,
    what,
    needs: [...new Set(['postgres', queue])],
    env: { TEST_QUEUE: queue },
    files,
    jest: () => [
      '--selectProjects',
      project,
      workers === 1 ? '--runInBand' : `--maxWorkers=${workers}`,
      '--runTestsByPath',
      ...paths(),
    ],
  };
}

/**
 * Both queues only where one is met: what turns events into jobs and runs them, and the worker's tests that name a queue,
 * a crash or a second attempt. What a job does is the same on both; `faults-redis` runs every job on Redis as well.
 */
export function meetsQueue(file) {
  if (QUEUE_FOLDERS.test(file)) return true;
  return file.startsWith('worker/') && QUEUE.test(readFileSync(path.join(ROOT, file), 'utf8'));
}

/** Without a worker nothing is ever put into the queue. */
export function startsWorker(file) {
  return WORKER.test(readFileSync(path.join(ROOT, file), 'utf8'));
}

function specs(folders, ending) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .filter((file) => file.endsWith(ending))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  );
}
