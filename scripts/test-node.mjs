import { spawn } from 'node:child_process';
import path from 'node:path';
import { onStop } from './lib/on-stop.mjs';
import { ROOT } from './lib/paths.mjs';
import { chooseVersions, findNode } from './testing/node-versions.mjs';
import { NOTHING, addUp, readSummary, summaryLine } from './testing/results.mjs';

/** `npm run test:node -- 22,24`: check and integration tests on each version, one after the other. */
const [given, ...more] = process.argv.slice(2);
const phases = more.length ? more : ['--only=check,int'];
const stopping = new AbortController();
onStop(() => stopping.abort());

const results = [];
try {
  for (const version of chooseVersions(given)) if (!stopping.signal.aborted) results.push(await testOn(version));
} catch (error) {
  console.error(`[test] ${error.message}`);
  results.push({ ...NOTHING, failed: 1 });
}
const total = addUp(results);
console.log(summaryLine(total));
process.exitCode = total.failed || stopping.signal.aborted ? 1 : 0;

async function testOn(version) {
  const { program, missing } = await findNode(version);
  if (missing) {
    console.log(`[test] Node ${version} is skipped. ${missing}`);
    return { ...NOTHING, skipped: 1 };
  }
  console.log(`\n[test] Node ${version}: ${program}`);
  const result = await runOn(program);
  console.log(`[test] Node ${version}: ${summaryLine(result)}`);
  return result;
}

/** Runs `npm test` by this Node. @returns its sum; an end that does not fit it counts as one failure. */
function runOn(program) {
  const env = { ...process.env, PATH: [path.dirname(program), process.env.PATH].join(path.delimiter) };
  // Stopped by the terminal's or CI's signal to the whole group, or by ours.
  const child = spawn(program, ['scripts/test.mjs', ...phases], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stopping.signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const sum = readSummary(output) ?? NOTHING;
      resolve(code === 0 ? sum : { ...sum, failed: Math.max(sum.failed, 1) });
    });
  });
}
