import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';
import { migrate } from './migrate.js';
import { applyRepeatable, repeatableFiles } from './repeatable-sql.js';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client?.end();
  await database?.drop();
});

const aFile = (name: string, sql: string) => ({ name, sql, checksum: createHash('sha256').update(sql).digest('hex') });
const answering = (name: string, answer: number) =>
  aFile(name, `CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql AS 'SELECT ${answer}'`);
const ask = async (name: string) => (await client.query<{ it: number }>(`SELECT ${name}() AS it`)).rows[0]!.it;

describe('repeatable SQL', () => {
  it('is recorded with the text that the database has', async () => {
    const { rows } = await client.query('SELECT name, checksum FROM repeatable_sql ORDER BY name');
    expect(rows).toEqual(repeatableFiles().map(({ name, checksum }) => ({ name, checksum })));
    expect(rows.length).toBeGreaterThan(0);
  });

  it('is applied once, and again when its text has changed', async () => {
    expect(await applyRepeatable(client, [answering('one', 1), answering('two', 2)])).toEqual(['one', 'two']);
    expect(await applyRepeatable(client, [answering('one', 1), answering('two', 2)])).toEqual([]);
    expect(await applyRepeatable(client, [answering('one', 1), answering('two', 22)])).toEqual(['two']);
    expect([await ask('one'), await ask('two')]).toEqual([1, 22]);
  });

  it('is applied whole or not at all, and the refusal names the file', async () => {
    await applyRepeatable(client, [answering('one', 1)]);
    const files = [answering('one', 11), aFile('room/broken', 'CREATE FUNCTION')];
    await expect(applyRepeatable(client, files)).rejects.toThrow('room/broken.repeatable.sql: syntax error');
    expect(await ask('one')).toBe(1);
    expect(await applyRepeatable(client, [answering('one', 1)])).toEqual([]);
  });

  it('can be applied a second time to a database that has it', async () => {
    await client.query(`UPDATE repeatable_sql SET checksum = 'of an older text'`);
    const names = repeatableFiles().map(({ name }) => name);
    expect((await Promise.all([migrate(database.url), migrate(database.url)])).flat()).toEqual(names);
    expect(await migrate(database.url)).toEqual([]);
  });
});
