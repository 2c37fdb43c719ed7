import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, stopProcess } from '../lib/processes.mjs';

/** Set for everything that a test run starts, and handed on to grandchildren, however they are started. */
export const RUN_MARK = 'PATUNGAN_TEST_RUN';
const LAST_WORDS_MS = 2_000;

/**
 * Processes with this mark that still live after a moment: each is a test that does not clean up. They are ended, and so is
 * what they start meanwhile. Only Linux shows the environment of other processes; elsewhere nothing is found.
 * @param mark all of a run's marks begin with the name of the run.
 * @returns their command lines.
 */
export async function endLeftovers(mark, patienceMs = LAST_WORDS_MS) {
  for (const until = Date.now() + patienceMs; Date.now() < until && marked(mark).length;) await sleep(50);
  const commands = [];
  for (let found = marked(mark); found.length; found = marked(mark)) {
    commands.push(...found.map(commandOf));
    await Promise.all(
      found.map((pid) =>
        stopProcess(pid, commandOf(pid), [
          ['SIGTERM', 2_000],
          ['SIGKILL', 1_000],
        ]),
      ),
    );
  }
  return commands;
}

function marked(mark) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => environmentOf(pid).includes(`${RUN_MARK}=${mark}`) && commandOf(pid));
}

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}
