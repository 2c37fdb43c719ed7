import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, isMain } from './lib/paths.mjs';
import { runQuietly } from './lib/run-quietly.mjs';

const SCHEMA = path.join(ROOT, 'prisma/schema');
const GENERATED = path.join(ROOT, 'libs/runtime/src/generated');
const CLIENT = path.join(GENERATED, 'prisma/client.ts');
const PASSWORDS = path.join(GENERATED, 'common-passwords.ts');
const STAMP = path.join(GENERATED, '.stamp');
/** Shorter passwords are refused for their length. */
const SHORTEST_PASSWORD = 8;
const COMMON_PASSWORDS = 10_000;

if (isMain(import.meta)) await generate();

/** Makes the Prisma client and the list of common passwords when the schema or a package has changed. */
export async function generate() {
  const hash = inputHash();
  const made = [CLIENT, PASSWORDS, STAMP].every((file) => existsSync(file));
  if (made && readFileSync(STAMP, 'utf8') === hash) return;
  // `prisma generate` does not use the native schema engine but downloads it when no file is named.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' };
  await runQuietly({ name: 'prisma generate', args: ['node_modules/prisma/build/index.js', 'generate'], env });
  writeFileSync(PASSWORDS, await commonPasswords());
  writeFileSync(STAMP, hash);
}

/** The dictionary stays a development dependency: loading all of it costs each process 40 ms and 7 MB. */
async function commonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_PASSWORD);
  const words = JSON.stringify(longEnough.slice(0, COMMON_PASSWORDS).join(' '));
  return `/** The most used passwords of known leaks. */\nexport const COMMON_PASSWORDS: ReadonlySet<string> = new Set(${words}.split(' '));\n`;
}

function inputHash() {
  const hash = createHash('sha256');
  const files = readdirSync(SCHEMA, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => path.join('prisma/schema', name));
  const packages = ['prisma', '@zxcvbn-ts/language-common'].map((name) => `node_modules/${name}/package.json`);
  for (const file of [...files, ...packages, 'prisma.config.ts', 'scripts/generate.mjs'])
    hash.update(readFileSync(path.join(ROOT, file))).update('\0');
  return hash.digest('hex');
}
