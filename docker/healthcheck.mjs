// Asked by Docker inside the container: exit code 0 is healthy. `node docker/healthcheck.mjs api|worker`
const CHECKS = {
  // The API sells without queue and worker.
  api: `http://127.0.0.1:${process.env.PORT || 3000}/api/ready`,
  worker: `http://127.0.0.1:${process.env.WORKER_PORT || 3001}/ready`,
};
const url = CHECKS[process.argv[2]];
const problem = url ? await problemAt(url) : 'usage: healthcheck.mjs api|worker';
if (problem) console.error(problem);
process.exit(problem ? 1 : 0);

async function problemAt(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(4_500) });
    return answer.ok ? '' : `${answer.status}: ${await answer.text()}`;
  } catch (error) {
    return `no answer: ${error.message}`;
  }
}
