import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

// The scripts are plain JavaScript, which tsc does not read: at least each must be a program.
const folder = path.join(ROOT, 'scripts');
for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.mjs')))
  execFileSync(process.execPath, ['--check', path.join(folder, file)]);
