import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { brokenInvariants } from '#testing/invariants';
import { type TestDatabase, createEmptyDatabase } from '#testing/test-database';
import { migrate } from './migrate.js';
import { type MigrationFile, applyMigrations, migrationFiles } from './schema-engine.js';
import { FACTS } from './testdata/facts.js';

const LAST_OLD = '20261127000000_same_proof';
const DATA = readFileSync(path.join(import.meta.dirname, 'testdata/shop-of-20261127.sql'), 'utf8');

/** The invoice of each order, by the name of who ordered: its status, and rupiah received of rupiah asked for. */
const INVOICES: Record<string, string | null> = {
  'Ready Pesan': 'open 0/36900',
  'Ready Bukti': 'open 0/36900',
  'Ready Ditolak': 'open 0/36900',
  'Ready Ulang': 'paid 36900/36900',
  'Ready Batal': 'void 0/36900',
  'Ready Dibatalkan': 'void 0/36900',
  'Ready Terlambat': 'expired 0/36900',
  'Ready Selesai': 'paid 36900/36900',
  'Ready Kembali': 'paid 36900/36900',
  'Ready Berakhir': 'paid 36900/36900',
  'Member Tunggu': 'paid 79500/79500',
  'Antre Menunggu': null,
  'Antre Batal Menunggu': null,
  'Antre Diminta': 'open 0/368000',
  'Antre Bukti': 'open 0/368000',
  'Antre Batal Diminta': 'void 0/368000',
  'Antre Terlambat': 'expired 0/368000',
  'Antre Kembali': 'open 0/368000',
  'Antre Bayar': 'paid 368000/368000',
  ...each(['Zap Baru', 'Zap Pakai', 'Zap Kembali', 'Zap Lain'], 'paid 2052000/2052000'),
  ...each(['Host Baru', 'Host Kirim', 'Host Tolak', 'Host Batal'], null),
  ...Object.assign(
    {},
    ...['scheduled', 'approved', 'paid', 'cancelled'].map((state) => ({
      [`Host ${state}`]: null,
      ...each([`Satu ${state}`, `Dua ${state}`], 'paid 37900/37900'),
    })),
  ),
};

function each<T>(names: string[], value: T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows ?? [];
  } finally {
    await client.end();
  }
}

const triggers = (what: 'DISABLE' | 'ENABLE') => `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT oid::regclass AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
    EXECUTE format('ALTER TABLE %s ${what} TRIGGER USER', one.name);
  END LOOP; END $$;`;

/** The shop as it was before the first migration of the sales core. */
async function oldShop(): Promise<string> {
  const database = await createEmptyDatabase();
  databases.push(database);
  await applyMigrations(
    database.url,
    migrationFiles().filter(({ name }) => name <= LAST_OLD),
  );
  // Deferred constraints are checked before the triggers are enabled: ALTER TABLE refuses while they are pending.
  await run(database.url, `${triggers('DISABLE')} ${DATA} SET CONSTRAINTS ALL IMMEDIATE; ${triggers('ENABLE')}`);
  return database.url;
}

/** All rows of a fact, in an order that does not depend on the schema. */
async function factOf(url: string, sql: string): Promise<unknown[]> {
  const rows = await run(url, `SELECT to_jsonb(t)::text AS row FROM (${sql}) t ORDER BY 1`);
  return (rows as { row: string }[]).map(({ row }) => JSON.parse(row));
}

async function factsOf(url: string, when: 'before' | 'now'): Promise<Record<string, unknown[]>> {
  const facts: Record<string, unknown[]> = {};
  for (const [name, fact] of Object.entries(FACTS)) facts[name] = await factOf(url, fact[when]);
  return facts;
}

async function invoicesOf(url: string): Promise<Record<string, string | null>> {
  const rows = await run(
    url,
    `SELECT o.name, i.status || ' ' || i.received_sen / 100 || '/' || i.amount_sen / 100 AS invoice
     FROM "order" o LEFT JOIN invoice i ON i.order_uid = o.uid`,
  );
  return Object.fromEntries((rows as { name: string; invoice: string }[]).map(({ name, invoice }) => [name, invoice]));
}

describe('a shop of before the sales core', () => {
  let url: string;
  let before: Record<string, unknown[]>;
  beforeAll(async () => {
    url = await oldShop();
    before = await factsOf(url, 'before');
    await migrate(url);
  });

  it.each(Object.entries(FACTS))('still knows %s', async (name, { now }) => {
    expect(before[name]!.length).toBeGreaterThan(0);
    expect(await factOf(url, now)).toEqual(before[name]);
  });

  it('has orders of every kind in every status, and money in every state', async () => {
    const found = async (sql: string) => (await run(url, sql)).map((row) => Object.values(row as object)[0]);
    expect(await found('SELECT DISTINCT status FROM "order" ORDER BY 1')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await found('SELECT DISTINCT status FROM account ORDER BY 1')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await found('SELECT DISTINCT state FROM payment ORDER BY 1')).toHaveLength(4);
    expect(await found('SELECT DISTINCT state FROM host_purchase ORDER BY 1')).toHaveLength(3);
    expect(await found(`SELECT DISTINCT state FROM payout WHERE kind = 'reimbursement' ORDER BY 1`)).toHaveLength(4);
  });

  it('has the invoice for each order that its history leads to', async () => {
    expect(await invoicesOf(url)).toEqual(INVOICES);
  });

  it('splits what was owed to hosts by an entry of today: the fee of the transfer and the rounding are not the members’', async () => {
    const split = await run(
      url,
      `SELECT p.account, array_agg(p.amount_sen::int) AS amounts FROM ledger_entry e JOIN ledger_posting p ON p.entry_uid = e.uid
       WHERE e.kind = 'reimbursement-split' GROUP BY 1 ORDER BY 1`,
    );
    // Three; the fourth was cancelled.
    expect(split).toEqual([
      { account: 'memberFunds', amounts: [74_900, 74_900, 74_900] },
      { account: 'rounding', amounts: [100, 100, 100] },
      { account: 'transferFeeIncome', amounts: [-75_000, -75_000, -75_000] },
    ]);
  });

  it('keeps every rule of seats, money and books', async () => {
    expect(await brokenInvariants(url)).toEqual([]);
  });
});

describe('what the queue of before still had to do', () => {
  it('is done by the migration where no event of today leads to it, and planned again where one does', async () => {
    const url = await oldShop();
    await run(
      url,
      `UPDATE voucher v SET state = 'issued' FROM "order" o WHERE o.uid = v.order_uid AND o.status = 6;
       UPDATE outbox SET settled_at = NULL, set_aside_at = now(), set_aside_reason = 'groups/settle-group: no such job'
         WHERE id = (SELECT min(id) FROM outbox WHERE name = 'host.purchase-verified');
       UPDATE outbox SET settled_at = NULL, set_aside_at = now(), set_aside_reason = 'ledger/post-payment: Tidak bisa.'
         WHERE id = (SELECT min(id) FROM outbox WHERE name = 'payment.confirmed')`,
    );
    await migrate(url);
    const rows = await run(
      url,
      'SELECT name, set_aside_reason AS reason FROM outbox WHERE settled_at IS NULL ORDER BY 1',
    );
    expect(rows).toEqual([
      { name: 'host.purchase-verified', reason: null },
      { name: 'payment.confirmed', reason: 'ledger/post-payment: Tidak bisa.' },
    ]);
    expect(
      await run(url, `SELECT v.state FROM voucher v JOIN "order" o ON o.uid = v.order_uid WHERE o.status = 6`),
    ).toEqual([{ state: 'voided' }]);
  });
});

/** The old shop, migrated by the files with one change, and what finds it. */
async function migratedWith(text: string, instead: string): Promise<{ invariants: string[]; facts: string[] }> {
  const files = migrationFiles().map((file): MigrationFile => ({ ...file, sql: file.sql.replace(text, instead) }));
  expect(files.filter(({ sql }, n) => sql !== migrationFiles()[n]!.sql)).toHaveLength(1);
  const url = await oldShop();
  const before = await factsOf(url, 'before');
  await applyMigrations(url, files);
  const now = await factsOf(url, 'now');
  const facts = Object.keys(FACTS).filter((name) => !isDeepStrictEqual(now[name], before[name]));
  if (!isDeepStrictEqual(await invoicesOf(url), INVOICES)) facts.push('the invoices');
  return { facts, invariants: (await brokenInvariants(url)).map(String) };
}

describe('a migration that loses something is found', () => {
  it.each([
    ['expired orders', `WHEN o."status" = 8 THEN 'expired'`, ''],
    ['what had been paid', `coalesce(c."received", 0)`, '0'],
    ['when a pre-order was asked to pay', `OR asked."at" IS NOT NULL`, ''],
    ['which invoice is due when', `o."due_at",`, 'NULL,'],
  ])('by what must hold in every shop: %s', async (_what, text, instead) => {
    const { invariants } = await migratedWith(text, instead);
    expect(invariants).not.toEqual([]);
  });

  it.each([
    [
      'which plan a seat is for',
      `"variant_uid" = o."variant_uid"`,
      `"variant_uid" = (SELECT min("uid"::text)::uuid FROM "variant")`,
    ],
    ['whether it was a pre-order', `"pre_order" = o."kind" = 'pre-order'`, '"pre_order" = false'],
    ["the host's share", `"host_share_sen" = o."host_share_sen"`, '"host_share_sen" = 0'],
    ['the fee in a price', `o."grand_total_sen", o."fee_sen",`, 'o."grand_total_sen", 0,'],
    ['which keys have been used', `AND "status" = 3 AND "kind" <> 'host'`, ''],
    ['how a plan is shown', `'providerSlug', r."slug"`, `'providerSlug', ''`],
  ])('by what the shop knew before: %s', async (_what, text, instead) => {
    const { facts } = await migratedWith(text, instead);
    expect(facts).not.toEqual([]);
  });
});
