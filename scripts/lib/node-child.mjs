import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openLog } from './log-file.mjs';
import { ROOT } from './paths.mjs';
import { stopProcess } from './processes.mjs';

const FOLLOW_PARENT = pathToFileURL(path.join(import.meta.dirname, 'follow-parent.mjs')).href;
/** 32 MB for short-lived objects: a tenth more orders a second. The same in docker/Dockerfile. */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];
const STOPS = [
  ['SIGTERM', 10_000],
  ['SIGKILL', 2_000],
];

/**
 * Runs a built Node program with its output in a log file, in a separate process group: Ctrl-C in the terminal reaches only
 * the start script, which ends everything in order.
 * @returns `{ pid, exited, stop }` for keepRunning, and `goAhead(host)`, for which a program with `WAIT_FOR_SETUP=1` waits.
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
  // The child may have ended meanwhile.
  const goAhead = (host) => child.connected && child.send({ host }, () => undefined);
  return { pid: child.pid, exited, goAhead, stop: () => stopProcess(child.pid, script, STOPS) };
}
