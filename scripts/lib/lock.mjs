import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './processes.mjs';
import { writeWhole } from './write-whole.mjs';

/**
 * One start per DATA_DIR: two would share a database folder. The lock is a file that names its holder; it is taken over
 * when that process is gone (kill -9, power cut). Lock packages (proper-lockfile) know a dead holder only by the age of the
 * file: a restart after a crash would wait for it, and the children of the dead holder would stay unknown.
 * @returns `{ note, release, previous }`; `previous` is what the dead holder noted, to end its children.
 * @throws Error with a message for people when it is held.
 */
export function takeLock(dir, holder = {}) {
  const file = path.join(dir, 'start.lock');
  const mine = { pid: process.pid, script: path.basename(process.argv[1] ?? ''), ...holder };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    let previous = {};
    while (!placed(draft, file)) previous = clearAbandoned(file);
    return {
      previous,
      /** Adds facts (children, port) for a later start that takes the lock over. A full disk is no error. */
      note(facts) {
        Object.assign(mine, facts);
        try {
          writeWhole(file, JSON.stringify(mine));
        } catch {
          // The holder is in the file already.
        }
      },
      release: () => rmSync(file, { force: true }),
    };
  } finally {
    rmSync(draft, { force: true });
  }
}

// A link is atomic: no process reads a half-written lock.
function placed(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function clearAbandoned(file) {
  const text = read(file);
  if (text === undefined) return {};
  const holder = parse(text);
  // In a container the new process may have the number of the dead one.
  if (holder.pid !== process.pid && holder.script && isRunning(holder.pid, holder.script))
    throw new Error(
      `Patungan already runs on ${path.dirname(file)} (process ${holder.pid}${holder.port ? `, port ${holder.port}` : ''}). ` +
        'Stop that one first, or give this one a folder of its own: DATA_DIR=.data-2 PORT=3100 npm start',
    );
  // Two starts may find the same abandoned lock: the second must not remove the new lock of the first.
  const aside = `${file}.old-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return holder;
  }
  if (read(aside) !== text) linkBack(aside, file);
  rmSync(aside, { force: true });
  return holder;
}

function linkBack(aside, file) {
  try {
    linkSync(aside, file);
  } catch {
    // A third start has taken it; the next try reads that.
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
