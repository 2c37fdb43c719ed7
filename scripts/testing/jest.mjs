import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { NOTHING, readJestReport } from './results.mjs';

/**
 * Runs Jest with its output shown and answers the counts. Jest that ends badly without a failed test (killed, wrong
 * settings, no tests found) counts as one failure: nothing is silently green. `node` is the program to run it with.
 */
export async function runJest({ name, args, env = {}, signal, node = process.execPath }) {
  const report = path.join(ROOT, '.test/reports', `${name}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const ending = await jest(node, [...args, '--json', '--outputFile', report], env, signal);
  const result = existsSync(report) ? readJestReport(report) : NOTHING;
  const tests = result.passed + result.failed + result.skipped;
  if (ending === 0 && tests > 0) return result;
  if (tests === 0) console.log(`[test] ${name}: no test was run (${ending})`);
  return { ...result, failed: Math.max(result.failed, 1) };
}

// Every spec makes a world and throws it away. Room for the young, and no threads of the collector that take a core from
// the other worker: a tenth of the time. Jest hands these on to its workers.
const COLLECTOR = ['--max-semi-space-size=128', '--single-threaded-gc'];

// Jest gives a worker half a second to end, and to free a heap of 1.5 GB takes longer ("failed to exit gracefully", though
// nothing is open). Modules of finished test files stay in it, so a worker that has grown is replaced.
const REPLACED_AT = '--workerIdleMemoryLimit=800MB';

function jest(node, args, env, signal) {
  const start = [
    ...COLLECTOR,
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    REPLACED_AT,
  ];
  return new Promise((resolve) => {
    // --json prints the whole report as well; it is in the file, so only Jest's readable output is shown.
    const child = spawn(node, [...start, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      signal,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, killed) => resolve(killed ?? code));
  });
}
