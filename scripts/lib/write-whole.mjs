import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file for its owner alone, whole or not at all: who dies in between, or finds the disk full, leaves the old one. */
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
