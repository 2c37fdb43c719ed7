import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';

type Act = 'INSERT' | 'UPDATE' | 'DELETE' | 'TRUNCATE';

/** Refused by statement triggers, so that no row is needed. */
const REFUSED: Record<string, Act[]> = {
  account_history: ['UPDATE', 'DELETE', 'TRUNCATE'],
  audit_head: ['DELETE', 'TRUNCATE'],
  audit_link: ['UPDATE', 'DELETE', 'TRUNCATE'],
  audit_log: ['UPDATE', 'DELETE', 'TRUNCATE'],
  audit_reason: ['UPDATE', 'DELETE', 'TRUNCATE'],
  credential_access: ['DELETE', 'TRUNCATE'],
  ledger_entry: ['UPDATE', 'DELETE', 'TRUNCATE'],
  ledger_close: ['UPDATE', 'DELETE', 'TRUNCATE'],
  ledger_posting: ['UPDATE', 'DELETE', 'TRUNCATE'],
  host_commitment: ['UPDATE', 'DELETE', 'TRUNCATE'],
  reimbursement_correction: ['UPDATE', 'DELETE', 'TRUNCATE'],
  order_history: ['UPDATE', 'DELETE', 'TRUNCATE'],
  seat_period: ['DELETE', 'TRUNCATE'],
};
/** Channel → tables whose changes are notified to every API process. */
const NOTIFIED: Record<string, string[]> = {
  catalogue: [
    'category',
    'eligibility_edit',
    'package',
    'payment_method',
    'plan_family',
    'price',
    'price_notice',
    'provider',
    'scheme_edit',
    'variant',
  ],
  maintenance: ['maintenance'],
};

let database: TestDatabase;
let client: pg.Client;
const received: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  client.on('notification', ({ channel }) => received.push(channel));
  for (const channel of Object.keys(NOTIFIED)) await client.query(`LISTEN ${channel}`);
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

async function columnOf(table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum = 1`,
    [table],
  );
  return rows[0]!.name;
}
/** The action, on no row. */
async function statementOf(act: Act, table: string): Promise<string> {
  const column = await columnOf(table);
  return {
    INSERT: `INSERT INTO ${table} (${column}) SELECT ${column} FROM ${table} WHERE false`,
    UPDATE: `UPDATE ${table} SET ${column} = ${column} WHERE false`,
    DELETE: `DELETE FROM ${table} WHERE false`,
    TRUNCATE: `TRUNCATE ${table} CASCADE`,
  }[act];
}

describe('a table that is only added to', () => {
  it.each(Object.entries(REFUSED))('%s refuses %j', async (table, acts) => {
    for (const act of acts)
      await expect(client.query(await statementOf(act, table))).rejects.toThrow(`${table} is append-only`);
  });
});

describe('every API process is notified', () => {
  const cases = Object.entries(NOTIFIED).flatMap(([channel, tables]) =>
    tables.map((table) => [channel, table] as const),
  );
  it.each(cases)('on %s of a change in %s', async (channel, table) => {
    for (const act of ['INSERT', 'UPDATE', 'DELETE'] as const) {
      received.length = 0;
      await client.query(await statementOf(act, table));
      expect([act, received]).toEqual([act, [channel]]);
    }
  });
});
