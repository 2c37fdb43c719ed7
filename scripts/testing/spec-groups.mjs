import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const GROUPS = path.join(ROOT, '.test/groups');
/** Specs in one file: more share more, and leave one worker alone at the end for longer. */
const GROUP_SIZE = 12;

/** Writes files for Jest that each hold several of these spec files. @returns their paths. */
export function groupSpecs(name, files) {
  const groups = Array.from({ length: Math.ceil(files.length / GROUP_SIZE) }, () => []);
  // The largest are dealt out first, so that every group takes about as long.
  const size = (file) => statSync(path.join(ROOT, file)).size;
  files
    .toSorted((one, other) => size(other) - size(one))
    .forEach((file, index) => groups[index % groups.length].push(file));
  const folder = path.join(GROUPS, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return groups.map((group, index) => {
    const file = path.join(folder, `${index + 1}.int.spec.ts`);
    writeFileSync(file, groupFile(folder, group));
    return path.relative(ROOT, file);
  });
}

function groupFile(folder, specs) {
  const imports = specs.map((spec) => {
    const from = path.posix.join(path.relative(folder, ROOT), spec).replace(/\.ts$/, '.js');
    return `await hold('${spec}', () => import('${from}'));`;
  });
  return `import { describe, it } from '@jest/globals';

async function hold(name, load) {
  let inThisDescribe;
  describe(name, () => {
    inThisDescribe = globalThis.describeLater();
  });
  await inThisDescribe(() => load().catch((error) => it('can be loaded', () => { throw error; })));
}

${imports.join('\n')}
`;
}
