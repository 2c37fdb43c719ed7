import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROGRAMS } from './pack.mjs';

const SOURCES = [
  'api',
  'worker',
  'libs',
  'prisma',
  'shop-web',
  'admin-web',
  'scripts/build.mjs',
  'scripts/generate.mjs',
  'scripts/lib/pack.mjs',
  'package.json',
  'package-lock.json',
  'nest-cli.json',
  'prisma.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  '.swcrc',
];
const NOT_BUILT = /(^|\/)(node_modules|dist|generated|test|testing)(\/|$)|\.spec\.tsx?$|\.md$/;
const OUTPUTS = [...PROGRAMS, 'shop-web/index.html', 'admin-web/index.html'];

/** A hash of everything that dist/ is built from: of contents, because a checkout changes all times. */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesIn(root, name)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** @returns why dist/ has to be built, undefined when it is current. */
export function whyBuild(root) {
  const stamp = path.join(root, 'dist/.build-stamp');
  if (!existsSync(stamp)) return 'there is no finished build';
  if (OUTPUTS.some((file) => !existsSync(path.join(root, 'dist', file)))) return 'the build is incomplete';
  return readFileSync(stamp, 'utf8').trim() === sourceHash(root) ? undefined : 'the sources have changed';
}

export const markBuilt = (root, hash) => writeFileSync(path.join(root, 'dist/.build-stamp'), `${hash}\n`);

function filesIn(root, name) {
  if (NOT_BUILT.test(name) || !existsSync(path.join(root, name))) return [];
  if (!statSync(path.join(root, name)).isDirectory()) return [name];
  return readdirSync(path.join(root, name))
    .sort()
    .flatMap((entry) => filesIn(root, `${name}/${entry}`));
}
