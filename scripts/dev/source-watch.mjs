import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../lib/paths.mjs';

const FOLDERS = ['api/src', 'worker/src', 'libs/domain/src', 'libs/contracts/src', 'libs/runtime/src', 'prisma'];
const WATCHED = /\.(ts|prisma|sql)$/;
const NOT_WATCHED = /\.spec\.ts$|\.d\.ts$|(^|[\\/])generated[\\/]/;
const LOOK_MS = 300;

/**
 * Looks at the server's sources three times a second (a few milliseconds for some hundred files, and no editor's way
 * of saving escapes it) and tells which have come, changed or gone.
 * @param onChange awaited; what changes meanwhile is told next time.
 */
export async function watchSources({ signal, onChange }) {
  let before = look();
  while (!signal.aborted) {
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    const now = look();
    const changed = [...now.keys()].filter((file) => before.get(file) !== now.get(file));
    const gone = [...before.keys()].filter((file) => !now.has(file));
    before = now;
    if (!signal.aborted && changed.length + gone.length) await onChange({ changed, gone });
  }
}

function look() {
  const seen = new Map();
  for (const folder of FOLDERS.filter((name) => existsSync(path.join(ROOT, name))))
    for (const name of readdirSync(path.join(ROOT, folder), { recursive: true })) {
      const file = path.posix.join(folder, name.split(path.sep).join('/'));
      if (WATCHED.test(file) && !NOT_WATCHED.test(file)) seen.set(file, fingerprint(file));
    }
  return seen;
}

function fingerprint(file) {
  const { mtimeMs, size } = statSync(path.join(ROOT, file), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}
