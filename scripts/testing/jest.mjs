import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { RUNNING_TESTS, readRunningTest } from './light/running-test.mjs';

// Every spec makes a world and throws it away. Room for the young, and no threads of the collector that take a core from
// the other worker: a tenth of the time. Jest hands these on to its workers.
const COLLECTOR = ['--max-semi-space-size=128', '--single-threaded-gc'];

// Modules of finished test files stay in a worker of Jest's VM, so one that has grown is replaced.
const REPLACED_AT = '--workerIdleMemoryLimit=800MB';

/**
 * Runs spec files in Jest with its output shown. A file that is still running after `fileMs` (on a busy machine up to twice
 * that) is ended together with its Jest and counts as failed; the files that are left run in a new Jest. What Jest reports
 * nothing of has failed as well: nothing is silently green.
 * @param running a Set: holds the names of the files that run at the moment.
 * @param cleanUp called when a Jest was ended: what it had started is to be ended too.
 * @returns a Map from file to `{ passed, failed, skipped, error }`.
 */
export async function runSpecs({ files, fileMs, running, cleanUp, signal, ...options }) {
  const results = new Map();
  for (let left = files; left.length && !signal?.aborted; left = left.filter((file) => !results.has(file))) {
    const { ending, hung } = await jest({ files: left, fileMs, running, results, signal, ...options });
    if (hung.size) await cleanUp?.();
    for (const [file, test] of hung) {
      const where = test ? `, in: ${test}` : '';
      results.set(file, failure(`still running at its deadline of ${fileMs / 1000} s${where}`));
    }
    if (hung.size) continue;
    for (const file of left) if (!results.has(file)) results.set(file, failure(`Jest ended (${ending}) without it`));
    if (ending !== 0 && ![...results.values()].some(({ failed }) => failed))
      results.set('jest', failure(`Jest ended badly (${ending}) though every file passed`));
  }
  return results;
}

const failure = (error) => ({ passed: 0, failed: 1, skipped: 0, error });

function jest({ files, fileMs, running, results, env = {}, signal, node = process.execPath, workers = 1, args = [] }) {
  const flags = [...COLLECTOR, '--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const reporters = ['default', path.join(import.meta.dirname, 'file-reporter.mjs')].map(
    (name) => `--reporters=${name}`,
  );
  // Of many files Jest would repeat every name, and mix what their tests print.
  const isQuiet = files.length > 1;
  const chosen = [
    ...args,
    ...(isQuiet ? ['--silent'] : []),
    `--maxWorkers=${workers}`,
    REPLACED_AT,
    ...reporters,
    '--runTestsByPath',
    ...files,
  ];
  const notes = mkdtempSync(path.join(tmpdir(), 'patungan-running-'));
  return new Promise((resolve) => {
    // In a group of its own, so that its workers end with it.
    const child = spawn(node, [...flags, ...chosen], {
      cwd: ROOT,
      env: { ...process.env, ...env, [RUNNING_TESTS]: notes, ...(isQuiet && { TEST_QUIET: '1' }) },
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const timers = new Map();
    const hung = new Map();
    const end = () => endGroup(child);
    const startTimer = (file, beganAt = Date.now()) => {
      running.add(file);
      const left = beganAt + fileMs * patience() - Date.now();
      timers.set(
        file,
        setTimeout(() => {
          // The machine may have become busier meanwhile.
          if (beganAt + fileMs * patience() > Date.now()) return startTimer(file, beganAt);
          hung.set(file, readRunningTest(notes, path.join(ROOT, file)));
          end();
        }, left),
      );
    };
    const stopTimer = (file) => {
      clearTimeout(timers.get(file));
      timers.delete(file);
      running.delete(file);
    };
    child.on('message', ({ begun, ended, result }) => {
      if (begun) startTimer(begun);
      if (!ended) return;
      stopTimer(ended);
      // A Jest that is being ended reports failures of its own making.
      if (!hung.size && !signal?.aborted) results.set(ended, result);
    });
    signal?.addEventListener('abort', end, { once: true });
    const finish = (ending) => {
      signal?.removeEventListener('abort', end);
      for (const file of timers.keys()) stopTimer(file);
      rmSync(notes, { recursive: true, force: true });
      resolve({ ending, hung });
    };
    child.once('error', (error) => finish(error.message));
    child.once('close', (code, killedBy) => finish(killedBy ?? code));
  });
}

/** By how much a deadline is later on a busy machine: as many processes want a core, at most twice. */
const patience = () => Math.min(2, Math.max(1, loadavg()[0] / availableParallelism()));

function endGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
