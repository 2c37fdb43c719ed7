import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canInstall } from '../scripts/testing/debian.mjs';
import { findProgram } from '../scripts/testing/find-program.mjs';

/** wrk, because a load generator in JavaScript is slower than what it measures. @throws Error with how to install it. */
export function findWrk() {
  const present = findProgram(['wrk']);
  if (present) return present;
  if (canInstall()) aptInstall(['wrk']);
  const program = findProgram(['wrk']);
  if (!program) throw new Error('wrk is missing: `apt-get install wrk` or `brew install wrk`');
  return program;
}

/**
 * Requests a second when `requests` are sent in turn for `seconds` over `connections`. With `once` each is sent one time;
 * there must be enough of them for all seconds, because wrk always runs to the end.
 * @throws Error when an answer was not 2xx: a fast refusal is no result.
 */
export async function requestsPerSecond({ wrk, folder, port, connections, seconds, requests, once = false }) {
  const script = path.join(folder, 'load.lua');
  writeFileSync(script, luaOf(requests, once));
  const url = `http://127.0.0.1:${port}/`;
  const output = await run(wrk, ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, url]);
  const result = /RESULT (\d+) (\d+) (\d+)/.exec(output);
  if (!result) throw new Error(`wrk: ${output}`);
  const [, answered, micros, failed] = result.map(Number);
  if (failed) throw new Error(`${failed} of ${answered} requests failed`);
  return answered / (micros / 1_000_000);
}

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

/** Medians of both and of their ratios; interleaved, so that a busy machine slows both. */
export async function compare({ rounds, warmUps = 1, ours, reference }) {
  const pairs = [];
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    const isWarmUp = round <= 0;
    const theirs = await reference(isWarmUp);
    const own = await ours(isWarmUp);
    if (!isWarmUp) pairs.push({ own, theirs });
  }
  const ratios = pairs.map(({ own, theirs }) => own / theirs);
  return {
    ours: median(pairs.map(({ own }) => own)),
    reference: median(pairs.map(({ theirs }) => theirs)),
    ratio: median(ratios),
    spread: `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
  };
}

// The text of each request is made before the measurement starts.
function luaOf(requests, once) {
  const quoted = (text) => `[==[${text}]==]`;
  const table = (headers = {}) =>
    `{${Object.entries(headers)
      .map(([name, value]) => `[ ${quoted(name)} ] = ${quoted(value)}`)
      .join(',')}}`;
  const rows = requests.map(({ method = 'GET', path: target, headers, body }) =>
    [quoted(method), quoted(target), table(headers), body ? quoted(body) : 'nil'].join(','),
  );
  return `local wanted, made, n = {}, {}, 0
${rows.map((row) => `wanted[#wanted + 1] = {${row}}`).join('\n')}
function init()
  for i, r in ipairs(wanted) do made[i] = wrk.format(r[1], r[2], r[3], r[4]) end
end
function request()
  n = n + 1
  if n > #made then
    ${once ? 'wrk.thread:stop()' : ''}
    n = 1
  end
  return made[n]
end
function done(summary)
  local e = summary.errors
  io.write(string.format('RESULT %d %d %d\\n', summary.requests, summary.duration, e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}

function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
