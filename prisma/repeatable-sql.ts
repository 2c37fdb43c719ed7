import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { ROOT } from './schema-engine.js';

const SOURCES = path.join(ROOT, 'libs/runtime/src');
const SUFFIX = '.repeatable.sql';

/** Current text of SQL functions: applied again, whole, whenever it has changed. */
export interface RepeatableFile {
  /** Path below libs/runtime/src without the suffix. */
  name: string;
  sql: string;
  checksum: string;
}

/** The repeatable files of the repository, in the order of their names. */
export function repeatableFiles(): RepeatableFile[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => {
      const sql = readFileSync(path.join(SOURCES, file), 'utf8');
      const name = file.slice(0, -SUFFIX.length).split(path.sep).join('/');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Applies the files whose text differs from the recorded one, all in one transaction, and answers their names. The
 * caller has applied the migrations and holds their lock.
 */
export async function applyRepeatable(client: pg.Client, files = repeatableFiles()): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM repeatable_sql');
  const recorded = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = files.filter(({ name, checksum }) => recorded.get(name) !== checksum);
  if (changed.length === 0) return [];
  await client.query('BEGIN');
  try {
    for (const file of changed) await apply(client, file);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return changed.map(({ name }) => name);
}

async function apply(client: pg.Client, { name, sql, checksum }: RepeatableFile): Promise<void> {
  try {
    await client.query(sql);
  } catch (cause) {
    throw new Error(`${name}${SUFFIX}: ${(cause as Error).message}`, { cause });
  }
  await client.query(
    `INSERT INTO repeatable_sql (name, checksum) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
    [name, checksum],
  );
}
