import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openLog } from './log-file.mjs';
import { ROOT } from './paths.mjs';
import { stopProcess } from './processes.mjs';

const FOLLOW_PARENT = pathToFileURL(path.join(import.meta.dirname, 'follow-parent.mjs')).href;
const STOPS = [
  ['SIGTERM', 10_000],
  ['SIGKILL', 2_000],
];

/**
 * Runs a built Node program in a process group of its own (Ctrl-C in the terminal reaches only the start script, which
 * ends everything in the right order), its output going straight into a log file.
 * @returns `{ pid, exited, stop }` for keepRunning.
 */
export function startNodeChild({ script, env, logFile }) {
  const log = openLog(logFile);
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', FOLLOW_PARENT, script], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return { pid: child.pid, exited, stop: () => stopProcess(child.pid, script, STOPS) };
}
