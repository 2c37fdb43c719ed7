import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';
import { BROKEN_ROWS, SECOND_ROWS } from '#testing/laws/laws';
import type { Row } from '#testing/laws/rows';

/** Rows are inserted with the columns of one constraint only: other keys, NOT NULL and triggers are removed first. */
const ONLY_LAWS = `DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT conrelid::regclass AS "table", conname FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype IN ('f', 'p') ORDER BY contype LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one."table", one.conname);
  END LOOP;
  FOR one IN SELECT c.oid::regclass AS "table", attname FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND attnotnull AND attidentity = '' LOOP
    EXECUTE format('ALTER TABLE %s ALTER %I DROP NOT NULL', one."table", one.attname);
  END LOOP;
  FOR one IN SELECT oid::regclass AS "table" FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', one."table");
  END LOOP;
END $$`;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(ONLY_LAWS);
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});
beforeEach(async () => void (await client.query('BEGIN')));
afterEach(async () => void (await client.query('ROLLBACK')));

async function insert(table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  await client.query(
    `INSERT INTO "${table}" (${columns.join()}) SELECT ${columns.join()} FROM json_populate_record(NULL::"${table}", $1)`,
    [JSON.stringify(row)],
  );
}

/** The name of the constraint that refuses the row, or null. */
async function refusal(table: string, row: Row): Promise<string | null> {
  await client.query('SAVEPOINT before');
  try {
    await insert(table, row);
    return null;
  } catch (error) {
    await client.query('ROLLBACK TO before');
    return (error as { constraint?: string }).constraint ?? String(error);
  }
}

const namesOf = async (sql: string) => (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);

describe('a row that no code writes is refused by the database', () => {
  it.each(Object.entries(BROKEN_ROWS))('%s', async (law, [table, ...rows]) => {
    for (const row of rows) expect([row, await refusal(table, row)]).toEqual([row, law]);
  });

  it('by each CHECK that there is', async () => {
    const laws = await namesOf(
      `SELECT conname AS name FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'c'`,
    );
    expect(Object.keys(BROKEN_ROWS).toSorted()).toEqual(laws.toSorted());
  });
});

describe('a second row is refused only while the first one counts', () => {
  it.each(Object.entries(SECOND_ROWS))('%s', async (law, { table, first, refused, taken }) => {
    await insert(table, first);
    for (const row of refused) expect([row, await refusal(table, { ...first, ...row })]).toEqual([row, law]);
    for (const row of taken) expect([row, await refusal(table, { ...first, ...row })]).toEqual([row, null]);
  });

  it('by each partial unique index that there is', async () => {
    const laws = await namesOf(
      `SELECT relname AS name FROM pg_index JOIN pg_class ON oid = indexrelid
       WHERE relnamespace = 'public'::regnamespace AND indisunique AND indpred IS NOT NULL`,
    );
    expect(Object.keys(SECOND_ROWS).toSorted()).toEqual(laws.toSorted());
  });
});
