import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '#testing/test-database';
import { diffSchema } from './schema-engine.js';

/** A separate Postgres schema for the tables that the Prisma schema alone describes. */
const FROM_SCHEMA = 'from_schema';

describe('migrations and schema', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const sql = await diffSchema(database.url);
    await client.query(`CREATE SCHEMA ${FROM_SCHEMA}; SET search_path = ${FROM_SCHEMA}; ${sql}; RESET search_path`);
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  const columnsOf = async (schema: string) => {
    const { rows } = await client.query<{ name: string; is: string }>(
      `SELECT table_name || '.' || column_name AS name, concat_ws(' ', udt_name, is_nullable) AS is
       FROM information_schema.columns WHERE table_schema = $1 AND is_generated = 'NEVER'
         AND table_name IN (SELECT table_name FROM information_schema.tables WHERE table_schema = $2) ORDER BY 1`,
      [schema, FROM_SCHEMA],
    );
    return Object.fromEntries(rows.map(({ name, is }) => [name, is]));
  };

  it('make the same columns', async () => {
    const wanted = await columnsOf(FROM_SCHEMA);
    expect(Object.keys(wanted).length).toBeGreaterThan(100);
    expect(await columnsOf('public')).toEqual(wanted);
  });

  it('make every foreign key and every unique index of the schema', async () => {
    const namesIn = async (schema: string) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT conname AS name FROM pg_constraint WHERE connamespace = $1::regnamespace AND contype = 'f'
         UNION SELECT c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
         WHERE i.indisunique AND c.relnamespace = $1::regnamespace`,
        [schema],
      );
      return new Set(rows.map(({ name }) => name));
    };
    const [wanted, made] = [await namesIn(FROM_SCHEMA), await namesIn('public')];
    expect([...wanted].filter((name) => !made.has(name))).toEqual([]);
  });
});
