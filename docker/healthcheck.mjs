// Asked by Docker inside the container: exit code 0 is healthy. `node docker/healthcheck.mjs api|worker`
import { readFileSync, readdirSync } from 'node:fs';

const CHECKS = { api: apiAnswers, worker: workerRuns };
const problem = await (CHECKS[process.argv[2]] ?? (() => 'usage: healthcheck.mjs api|worker'))();
if (problem) console.error(problem);
process.exit(problem ? 1 : 0);

/** The API is ill without its database or queue. A missing worker is not its fault: it still sells. */
async function apiAnswers() {
  try {
    const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`, {
      signal: AbortSignal.timeout(7_000),
    });
    const { data } = await answer.json();
    return data?.database === 'up' && data?.queue === 'up' ? '' : `health: ${JSON.stringify(data)}`;
  } catch (error) {
    return `no answer: ${error.message}`;
  }
}

/** A worker that does not work ends itself (its watchdog), so it is healthy when it is there and not frozen. */
function workerRuns() {
  const states = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isWorker(name))
    .map((pid) => read(`/proc/${pid}/stat`).replace(/^.*\) /, '')[0]);
  if (!states.length) return 'there is no worker process';
  return states.some((state) => state === 'R' || state === 'S' || state === 'D')
    ? ''
    : `the worker is in state ${states}`;
}

function isWorker(pid) {
  return read(`/proc/${pid}/cmdline`).split('\0').includes('dist/worker/src/main.js');
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
