import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Replaces a file atomically, readable by its owner only: a crash or a full disk leaves the old one. */
export function writeWhole(file, text) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true, recursive: true });
    throw error;
  }
}
