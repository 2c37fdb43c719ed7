import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The environment variable with the folder in which each worker writes what it runs. */
export const RUNNING_TESTS = 'TEST_RUNNING_TESTS';

/**
 * Writes that this worker now runs a test, or a hook, of this spec file, so that a worker that hangs can be named.
 * @param file the spec's path.
 * @param name the title with the titles around it.
 */
export function writeRunningTest(file, name) {
  const folder = process.env[RUNNING_TESTS];
  // At once: a test that blocks its thread writes nothing later.
  if (folder) writeFileSync(path.join(folder, String(process.pid)), JSON.stringify({ file, name }));
}

/** @returns the title of what a worker ran last of this spec file, or undefined. */
export function readRunningTest(folder, file) {
  for (const name of readdirSync(folder)) {
    const note = parsed(readFileSync(path.join(folder, name), 'utf8'));
    if (note?.file === file) return note.name;
  }
  return undefined;
}

/** Another worker may be writing its note at this moment. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
