import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SourceTextModule } from 'node:vm';
import { ROOT } from './paths.mjs';

// The scripts are plain JavaScript, which tsc does not read: at least each must be a program. Run with
// --experimental-vm-modules: one process reads them all, `node --check` would be one for each.
let bad = 0;
for (const folder of ['scripts', 'bench', 'docker'])
  for (const name of readdirSync(path.join(ROOT, folder), { recursive: true }).filter((it) => it.endsWith('.mjs'))) {
    const identifier = path.join(folder, name);
    try {
      void new SourceTextModule(readFileSync(path.join(ROOT, identifier), 'utf8'), { identifier });
    } catch {
      bad += 1;
      // Says where.
      spawnSync(process.execPath, ['--check', path.join(ROOT, identifier)], { stdio: 'inherit' });
    }
  }
process.exitCode = bad ? 1 : 0;
