import type pg from 'pg';
import { applyRepeatable } from './repeatable-sql.js';
import { applyMigrations, migrationFiles } from './schema-engine.js';
import { withLock } from './with-lock.js';

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 7_240_711;

/**
 * Brings the database up to date, migrations first, then the repeatable SQL files, and answers the names of what was
 * applied. Rows in `_prisma_migrations` are the ones that `prisma migrate deploy` writes, so that may be used for the
 * first part. Nothing to do costs two queries, not an engine.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return withLock(databaseUrl, MIGRATION_LOCK, async (client) => {
    const migrations = await applyMissing(client, databaseUrl);
    return [...migrations, ...(await applyRepeatable(client))];
  });
}

async function applyMissing(client: pg.Client, databaseUrl: string): Promise<string[]> {
  if (await hasHistory(client)) {
    if (await isUpToDate(client)) return [];
    await takeBackUnfinished(client);
  }
  return applyMigrations(databaseUrl);
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
 * As `prisma migrate resolve --rolled-back`: otherwise the engine refuses a database whose migrator died. Safe under the
 * lock, because the changes of an unfinished migration were rolled back with its transaction.
 */
async function takeBackUnfinished(client: pg.Client): Promise<void> {
  await client.query(
    'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  );
}
