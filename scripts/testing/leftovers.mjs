import { readFileSync, readdirSync } from 'node:fs';
import { commandOf, stopProcess } from '../lib/processes.mjs';

/** Set for everything that a test run starts, and handed on to grandchildren, however they are started. */
export const RUN_MARK = 'PATUNGAN_TEST_RUN';

/**
 * Processes of this test run that still live: each is a test that does not clean up. They are ended. Only Linux shows
 * the environment of other processes; elsewhere nothing is found.
 * @returns their command lines.
 */
export async function endLeftovers(runId) {
  const found = marked(runId);
  const commands = found.map(commandOf);
  for (const [index, pid] of found.entries())
    await stopProcess(pid, commands[index], [
      ['SIGTERM', 2_000],
      ['SIGKILL', 1_000],
    ]);
  return commands;
}

function marked(runId) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => environmentOf(pid).includes(`${RUN_MARK}=${runId}\0`) && commandOf(pid));
}

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}
