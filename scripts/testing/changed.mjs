import { execFileSync } from 'node:child_process';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run-quietly.mjs';
import { DEPENDENCIES, presentSources } from '../check-tools.mjs';

/** What no import shows: the database, the packages and the settings of the tools. All specs without processes run then. */
const REACHES_ALL = /^(prisma\/(schema|migrations)\/|package(-lock)?\.json$|jest\.config|tsconfig|\.swcrc$)|\.sql$/;

/**
 * The phases with the spec files that a change since `base` can reach, by the import graph; of the stories on real
 * processes only those that are changed themselves. What is not committed counts too.
 * @param base a commit, a branch or a tag.
 */
export async function changedPhases(phases, base) {
  const changed = changedFiles(base);
  const reached = changed.some((file) => REACHES_ALL.test(file)) ? undefined : await reachedFrom(base);
  const wanted = (phase) => (file) => (phase.built ? changed.includes(file) : !reached || reached.has(file));
  const chosen = phases.map((phase) => ({ ...phase, files: () => phase.files().filter(wanted(phase)) }));
  return chosen.filter((phase) => phase.tools || phase.files().length);
}

function changedFiles(base) {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

async function reachedFrom(base) {
  const args = [...DEPENDENCIES, '--affected', base, '--output-type', 'json', ...presentSources()];
  const { ok, output } = await run({ args });
  if (!ok) throw new Error(`what the change reaches is not known:\n${output}`);
  return new Set(JSON.parse(output).modules.map(({ source }) => source));
}
