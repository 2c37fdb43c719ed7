import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { findProgram } from '../../scripts/testing/find-program.mjs';
import type { Shop } from './shop.js';

const MOST_BYTES = 512 * 1024 * 1024;

/** Where in the whole product one of `words` can be read: rows, a dump, the queue, the logs, the mails and other files. */
export async function tracesOf(shop: Shop, words: string[]): Promise<string[]> {
  // As it is, and as a column of bytes or an encoded payload would show it.
  const forms = words.flatMap((word) => [
    word,
    Buffer.from(word).toString('hex'),
    Buffer.from(word).toString('base64').slice(0, -4),
  ]);
  const places = {
    ...(await rowsOf(shop)),
    ...(await dumpOf(shop)),
    ...(await queueOf(shop)),
    ...logsOf(shop),
    ...(await filesOf(shop)),
  };
  return Object.entries(places)
    .filter(([, text]) => forms.some((form) => text.includes(form)))
    .map(([place]) => place)
    .sort();
}

async function rowsOf(shop: Shop): Promise<Record<string, string>> {
  const tables = await shop.sql<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables)
    rows[`table ${name}`] = (await shop.sql<{ row: string }>(`SELECT t::text AS row FROM ${name} t`))
      .map(({ row }) => row)
      .join('\n');
  return rows;
}

/** Where there is a pg_dump as new as the server; the rows above are what it would write. */
async function dumpOf(shop: Shop): Promise<Record<string, string>> {
  const program = findProgram(['pg_dump']);
  if (!program) return {};
  const [server] = await shop.sql<{ major: number }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS major`,
  );
  const { stdout: version } = await promisify(execFile)(program, ['--version']);
  if (Number(/ (\d+)/.exec(version)?.[1]) < server!.major) return {};
  const { stdout } = await promisify(execFile)(program, [shop.env.DATABASE_URL!], { maxBuffer: MOST_BYTES });
  return { pg_dump: stdout };
}

async function queueOf(shop: Shop): Promise<Record<string, string>> {
  if (!shop.env.REDIS_URL) return {};
  const redis = new Redis(shop.env.REDIS_URL);
  const texts: unknown[] = [];
  for await (const keys of redis.scanStream({ match: `${shop.env.QUEUE_PREFIX}:*`, count: 500 }))
    for (const key of keys as string[]) texts.push(key, await readKey(redis, key));
  await redis.quit();
  return { redis: JSON.stringify(texts) };
}

async function readKey(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  if (type === 'hash') return redis.hgetall(key);
  if (type === 'list') return redis.lrange(key, 0, -1);
  if (type === 'set') return redis.smembers(key);
  if (type === 'zset') return redis.zrange(key, '0', '-1');
  if (type === 'stream') return redis.xrange(key, '-', '+');
  return redis.get(key);
}

const logsOf = (shop: Shop): Record<string, string> =>
  Object.fromEntries(
    (['api', 'worker'] as const).map((kind) => [
      `log of ${kind}`,
      shop
        .started(kind)
        .map((child) => child.output())
        .join('\n'),
    ]),
  );

async function filesOf(shop: Shop): Promise<Record<string, string>> {
  const found = await readdir(shop.env.DATA_DIR!, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (file) => [path.relative(shop.env.DATA_DIR!, file), (await readFile(file)).toString('latin1')] as const,
      ),
    ),
  );
}
