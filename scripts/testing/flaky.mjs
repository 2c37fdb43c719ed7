import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** More files that passed only at their second run than this, and the run is red. */
export const MOST_FLAKY = 3;
const FILE = path.join(ROOT, '.test/flaky.json');

/** Writes `.test/flaky.json`: what is to be mended before anything else. Without any there is no such file. */
export function writeFlaky(flaky) {
  rmSync(FILE, { force: true });
  if (!flaky.length) return;
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(flaky, null, 2)}\n`);
}
