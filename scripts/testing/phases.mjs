import { NEWEST_LTS, PROMISED } from './node-versions.mjs';
import {
  e2eFiles,
  intFiles,
  isStory,
  isWaitingGame,
  meetsQueue,
  startsWorker,
  unitFiles,
  webFiles,
} from './spec-files.mjs';

const KILL = 'e2e/faults/one-kill.spec.ts';
const SIMULATION = 'libs/testing/src/simulation/simulation.spec.ts';
const not = (wanted) => (file) => !wanted(file);
const gateInt = () => intFiles().filter(not(isWaitingGame));
const waitingInt = () => intFiles().filter(isWaitingGame);

/**
 * The gate: what `npm test` runs, in order. `files` finds the spec files, which are counted as skipped when a service
 * (`needs`) is missing; `node` is the major version that Jest runs on, by default the one that was called; `built` wants
 * dist/; `seconds` and `fileSeconds` are the deadlines of the phase and of each file.
 */
export const GATE = [
  { name: 'check-tools', what: 'format, lint, types, laws', seconds: 240, needs: [], tools: true, files: () => [] },
  unit({ name: 'check-unit', what: 'rules, without a server' }),
  web({ name: 'check-web', what: 'pages and forms of shop and console, in jsdom' }),
  int({ name: 'int-postgres', what: 'commands and jobs, queue on PostgreSQL', files: gateInt }),
  int({
    name: 'int-redis',
    what: 'what meets the queue, on Redis',
    queue: 'redis',
    files: () => gateInt().filter(meetsQueue),
  }),
  { name: 'build', what: 'everything into dist/', seconds: 120, needs: [], built: true, files: () => [] },
  e2e({ name: 'start', what: 'npm start as a person runs it', files: () => e2eFiles('scripts') }),
  e2e({ name: 'api', what: 'stories over HTTP through real processes', workers: 2, files: () => e2eFiles('e2e/api') }),
  browser({ name: 'web', what: 'short stories in a real browser', files: () => e2eFiles('e2e/web').filter(isStory) }),
  e2e({ name: 'kill-postgres', what: 'one kill of the API, one of the worker', files: () => [KILL] }),
  e2e({ name: 'kill-redis', what: 'the same, queue on Redis', queue: 'redis', files: () => [KILL] }),
];

/** Everything else: what `npm run test:deep` runs. */
export const DEEP = [
  int({ name: 'waiting-postgres', what: 'integration tests that wait', fileSeconds: 240, files: waitingInt }),
  int({
    name: 'waiting-redis',
    what: 'those that meet the queue, on Redis',
    queue: 'redis',
    fileSeconds: 240,
    files: () => waitingInt().filter(meetsQueue),
  }),
  e2e({
    name: 'api-redis',
    what: 'stories over HTTP with a worker, queue on Redis',
    queue: 'redis',
    workers: 2,
    files: () => e2eFiles('e2e/api').filter(startsWorker),
  }),
  browser({
    name: 'sweep',
    what: 'every page and field in a real browser, and the longer stories',
    seconds: 1_800,
    fileSeconds: 1_200,
    files: () => e2eFiles('e2e/web').filter(not(isStory)),
  }),
  e2e({
    name: 'proxy',
    what: 'nginx of the images, behind another proxy',
    needs: ['postgres', 'nginx'],
    files: () => e2eFiles('e2e/proxy'),
  }),
  faults({ name: 'faults-postgres', what: 'crashes in the middle of the story' }),
  faults({ name: 'faults-redis', what: 'those with a worker, queue on Redis', queue: 'redis', wanted: startsWorker }),
  unit({
    name: 'simulation',
    what: 'a shop of 14 months, 500 times',
    env: { SIMULATION_SEEDS: '500' },
    seconds: 900,
    fileSeconds: 900,
    files: () => [SIMULATION],
  }),
  ...PROMISED.filter((version) => version !== NEWEST_LTS).flatMap((node) => [
    unit({ name: `node-${node}-unit`, what: `rules on Node ${node}`, node, seconds: 600 }),
    int({
      name: `node-${node}-int`,
      what: `commands and jobs on Node ${node}`,
      node,
      seconds: 1_800,
      fileSeconds: 120,
      files: gateInt,
    }),
  ]),
];

/** @param only 'int-postgres,web': names, or the part before a dash ('int', 'check'). @throws Error for a name that does not exist. */
export function choosePhases(phases, only) {
  if (!only) return phases;
  const wanted = only.split(',').map((name) => name.trim());
  const matches = (phase, name) => phase.name === name || phase.name.startsWith(`${name}-`);
  const unknown = wanted.filter((name) => !phases.some((phase) => matches(phase, name)));
  if (unknown.length)
    throw new Error(
      `There is no phase ${unknown.join(', ')}. There are: ${phases.map(({ name }) => name).join(', ')}.`,
    );
  return phases.filter((phase) => wanted.some((name) => matches(phase, name)));
}

function unit(phase) {
  return {
    seconds: 300,
    fileSeconds: 60,
    needs: [],
    projects: ['unit'],
    workers: 2,
    node: NEWEST_LTS,
    files: unitFiles,
    ...phase,
  };
}

function web(phase) {
  return { ...unit({ files: webFiles, ...phase }), projects: ['shop-web', 'admin-web'] };
}

// One more than the cores: they often wait for the database or a queue.
function int({ queue = 'postgres', ...phase }) {
  return { ...unit({ seconds: 2_100, fileSeconds: 120, workers: 3, ...phase }), ...on(queue), projects: ['int'] };
}

function e2e({ queue = 'postgres', ...phase }) {
  return { seconds: 900, fileSeconds: 180, ...on(queue), projects: ['e2e'], workers: 1, built: true, ...phase };
}

// One at a time: two browsers beside each other take longer than one after the other on two cores.
function browser(phase) {
  return e2e({ seconds: 1_500, needs: ['postgres', 'chromium'], ...phase });
}

function faults({ wanted = () => true, ...phase }) {
  const files = () => e2eFiles('e2e/faults').filter((file) => file !== KILL && wanted(file));
  return e2e({ fileSeconds: 600, seconds: 1_200, workers: 2, files, ...phase });
}

function on(queue) {
  return { needs: [...new Set(['postgres', queue])], env: { TEST_QUEUE: queue } };
}
