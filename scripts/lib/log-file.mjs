import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const LARGEST = 10 * 1024 * 1024;

/** Opens a log for appending and answers its descriptor, to be closed. A large log is renamed first; at most two are kept. */
export function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > LARGEST) renameSync(file, file.replace(/\.log$/, '.old.log'));
  return openSync(file, 'a', 0o600);
}

/** The last lines of a log, for an error message. */
export function lastLines(file, count) {
  if (!existsSync(file)) return '';
  const { size } = statSync(file);
  const wanted = Buffer.alloc(Math.min(size, 16_384));
  const log = openSync(file, 'r');
  try {
    readSync(log, wanted, 0, wanted.length, size - wanted.length);
  } finally {
    closeSync(log);
  }
  return wanted.toString('utf8').trimEnd().split('\n').slice(-count).join('\n');
}
