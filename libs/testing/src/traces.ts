import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';

export interface Trace {
  /** 'table order', 'file outbox/….eml', 'redis …'. */
  place: string;
  word: string;
}

/** Every place with one of the words: all rows of all tables, all files, all keys of the queue. */
export async function tracesOf(env: Record<string, string>, words: string[]): Promise<Trace[]> {
  const seen: Trace[] = [];
  const look = (place: string, text: string) => {
    const lower = text.toLowerCase();
    for (const word of words) if (lower.includes(word.toLowerCase())) seen.push({ place, word });
  };
  await lookThroughTables(env.DATABASE_URL!, look);
  await lookThroughFiles(env.DATA_DIR!, look);
  if (env.REDIS_URL) await lookThroughRedis(env.REDIS_URL, env.QUEUE_PREFIX!, look);
  return seen;
}

type Look = (place: string, text: string) => void;

async function lookThroughTables(url: string, look: Look): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`);
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      for (const { row } of rows) look(`table ${name}`, row);
    }
  } finally {
    await client.end();
  }
}

async function lookThroughFiles(dir: string, look: Look): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const place = `file ${path.relative(dir, file)}`;
    look(place, bytes.toString('utf8'));
    // Mail bodies are encoded as quoted-printable or base64.
    if (file.endsWith('.eml')) look(place, bytes.toString('utf8').replaceAll('=\n', ''));
  }
}

async function lookThroughRedis(url: string, prefix: string, look: Look): Promise<void> {
  const redis = new Redis(url);
  try {
    for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 500 }))
      for (const key of keys as string[]) look(`redis ${key}`, JSON.stringify(await valueOf(redis, key)));
  } finally {
    await redis.quit();
  }
}

async function valueOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, '0', '-1');
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, '0', '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null;
  }
}
