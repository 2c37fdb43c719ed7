/** Files that take much longer than the others of their phase, in seconds on two quiet cores. */
const LONG = {
  'e2e/web/accessibility.spec.ts': 400,
  'e2e/web/xss.spec.ts': 200,
  'e2e/web/console-roles.spec.ts': 90,
  'e2e/faults/kill-at-stage.spec.ts': 220,
  'e2e/faults/drain.spec.ts': 100,
  'e2e/faults/mutants.spec.ts': 100,
  'e2e/faults/restart.spec.ts': 80,
  'libs/testing/src/simulation/simulation.spec.ts': 150,
};
const USUAL = { unit: 0.2, int: 6, e2e: 35 };

/**
 * A part of the phases, so that `count` machines (or evenings) do all of them in about the same time each: the longest
 * file goes to the shard that has least so far. The same files give the same shards.
 * @param wanted '2/6'. @throws Error for anything else.
 */
export function shardOf(phases, wanted) {
  const [, index, count] = (String(wanted).match(/^(\d+)\/(\d+)$/) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) throw new Error(`--shard=${wanted} is not like 2/6`);
  const loads = Array.from({ length: count }, () => 0);
  const mine = new Map(phases.map(({ name }) => [name, []]));
  for (const { phase, file, seconds } of filesByLength(phases)) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] += seconds;
    if (least === index - 1) mine.get(phase.name).push(file);
  }
  return phases
    .map((phase) => ({ ...phase, files: () => mine.get(phase.name) }))
    .filter((phase) => phase.files().length);
}

function filesByLength(phases) {
  return phases
    .flatMap((phase) => phase.files().map((file) => ({ phase, file, seconds: secondsOf(phase, file) })))
    .sort((one, other) => other.seconds - one.seconds);
}

const secondsOf = ({ projects: [project], workers }, file) => (LONG[file] ?? USUAL[project]) / workers;
