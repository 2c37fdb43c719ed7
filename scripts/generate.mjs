import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, isMain } from './lib/paths.mjs';
import { runQuietly } from './lib/run-quietly.mjs';

const SCHEMA = path.join(ROOT, 'prisma/schema');
const CLIENT = path.join(ROOT, 'libs/runtime/src/generated/prisma/client.ts');
const STAMP = path.join(ROOT, 'libs/runtime/src/generated/.stamp');

if (isMain(import.meta)) await generate();

/** Generates the Prisma client when the schema (or Prisma itself) has changed. @returns whether it did. */
export async function generate() {
  const hash = schemaHash();
  if (existsSync(CLIENT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return false;
  // The native schema engine would be downloaded, and generating does not use it: any program that exists will do.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' };
  await runQuietly({ name: 'prisma generate', args: ['node_modules/prisma/build/index.js', 'generate'], env });
  writeFileSync(STAMP, hash);
  return true;
}

function schemaHash() {
  const hash = createHash('sha256');
  const schema = readdirSync(SCHEMA)
    .sort()
    .map((name) => path.join(SCHEMA, name));
  const prisma = path.join(ROOT, 'node_modules/prisma/package.json');
  for (const file of [...schema, path.join(ROOT, 'prisma.config.ts'), prisma])
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
