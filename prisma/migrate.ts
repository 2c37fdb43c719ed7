import type pg from 'pg';
import { applyMigrations, migrationFiles } from './schema-engine.js';
import { withLock } from './with-lock.js';

/** Any number, the same in every process: two migrators wait for each other. */
const MIGRATION_LOCK = 7_240_711;

/**
 * Brings the database up to date and answers the names of the applied migrations. Rows in `_prisma_migrations` are
 * the ones that `prisma migrate deploy` writes, so both may be used. Nothing to do costs one query, not an engine.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return withLock(databaseUrl, MIGRATION_LOCK, async (client) => {
    if (await hasHistory(client)) {
      if (await isUpToDate(client)) return [];
      await takeBackUnfinished(client);
    }
    return applyMigrations(databaseUrl);
  });
}

async function hasHistory(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known`);
  return rows[0].known;
}

async function isUpToDate(client: pg.Client): Promise<boolean> {
  const applied = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const known = new Set(applied.rows.map((row) => `${row.migration_name} ${row.checksum}`));
  return migrationFiles().every(({ name, checksum }) => known.has(`${name} ${checksum}`));
}

/**
 * As `prisma migrate resolve --rolled-back` would: without it the engine refuses a database whose migrator died. We hold
 * the lock, so nobody is at work on such a row, and what it stands for was undone with its transaction.
 */
async function takeBackUnfinished(client: pg.Client): Promise<void> {
  await client.query(
    'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  );
}
