// `node bench/fill.mjs --orders=1000000` with DATABASE_URL: fills a migrated, empty database (fill.sql).
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { isMain } from '../scripts/lib/paths.mjs';

/**
 * Fills the database. Indexes are dropped before and made again after, and triggers and foreign keys are not checked (a
 * test fills a small database with all of them): a million orders take minutes so, hours otherwise.
 */
export async function fillDatabase(url, orders) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`,
    );
    // One transaction: a database that is filled by half has no indexes.
    await client.query('BEGIN');
    const { rows: indexes } = await client.query(`
      SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition,
        (SELECT attstattarget FROM pg_attribute WHERE attrelid = indexrelid AND attnum = 1) AS samples
      FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT EXISTS (
        SELECT FROM pg_constraint WHERE conindid = indexrelid)`);
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await client.query(`SELECT set_config('fill.orders', $1, false)`, [String(orders)]);
    await client.query(readFileSync(new URL('fill.sql', import.meta.url), 'utf8'));
    for (const { name, definition, samples } of indexes) {
      await client.query(definition);
      if (samples > 0) await client.query(`ALTER INDEX ${name} ALTER COLUMN 1 SET STATISTICS ${samples}`);
    }
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

if (isMain(import.meta)) {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } });
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  await fillDatabase(process.env.DATABASE_URL, Number(values.orders));
}
