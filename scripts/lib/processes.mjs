import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The command line of a process, '' when there is none. A zombie has none either: in a container without an init process
 * it keeps its number.
 */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' }).trim();
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Process numbers are reused, so the command line has to contain `part` as well. */
export const isRunning = (pid, part) => Number.isInteger(pid) && pid > 0 && commandOf(pid).includes(part);

/** Sends the signals one after the other, each with its patience in ms, until the process is gone. */
export async function stopProcess(pid, part, signals) {
  for (const [signal, patienceMs] of signals) {
    if (!isRunning(pid, part)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const until = Date.now() + patienceMs; Date.now() < until && isRunning(pid, part);) await sleep(25);
  }
}
