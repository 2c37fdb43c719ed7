import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openLog } from './log-file.mjs';
import { ROOT } from './paths.mjs';
import { stopProcess } from './processes.mjs';

const FOLLOW_PARENT = pathToFileURL(path.join(import.meta.dirname, 'follow-parent.mjs')).href;
/** Room (MB) for what lives as long as a request: fewer collections, a tenth more orders a second. As in docker/Dockerfile. */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];
const STOPS = [
  ['SIGTERM', 10_000],
  ['SIGKILL', 2_000],
];

/**
 * Runs a built Node program in a process group of its own (Ctrl-C in the terminal reaches only the start script, which
 * ends everything in the right order), its output going straight into a log file.
 * @returns `{ pid, exited, stop }` for keepRunning, and `goAhead`, for which a program with `WAIT_FOR_SETUP=1` waits.
 */
export function startNodeChild({ script, env, logFile }) {
  const log = openLog(logFile);
  const child = spawn(process.execPath, [...FLAGS, '--import', FOLLOW_PARENT, script], {
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
  // Who has died meanwhile needs no word any more.
  const goAhead = () => child.connected && child.send('go ahead', () => undefined);
  return { pid: child.pid, exited, goAhead, stop: () => stopProcess(child.pid, script, STOPS) };
}
