import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type TestDatabase, copyDatabase, createEmptyDatabase } from '#testing/test-database';
import { applyMigrations, migrationFiles } from '../schema-engine.js';
import { FACTS } from '../testdata/facts.js';

const LAST_OLD = '20261127000000_same_proof';
const DATA = readFileSync(path.join(import.meta.dirname, '../testdata/shop-of-20261127.sql'), 'utf8');

/** The invoice of each order, by the name of who ordered: its status, and rupiah received of rupiah asked for. */
export const INVOICES: Record<string, string | null> = {
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

/** Copies of the shop as it was before the first migration of the sales core; the first of them is built, which takes seconds. */
export class OldShops {
  private readonly databases: TestDatabase[] = [];
  private first?: Promise<TestDatabase>;

  /** @returns the URL of a copy of its own. */
  async copy(): Promise<string> {
    const copy = await copyDatabase(await (this.first ??= this.build()));
    this.databases.push(copy);
    return copy.url;
  }

  async drop(): Promise<void> {
    await Promise.all(this.databases.map((database) => database.drop()));
  }

  private async build(): Promise<TestDatabase> {
    const database = await createEmptyDatabase();
    this.databases.push(database);
    await applyMigrations(
      database.url,
      migrationFiles().filter(({ name }) => name <= LAST_OLD),
    );
    // Deferred constraints are checked before the triggers are enabled: ALTER TABLE refuses while they are pending.
    await run(database.url, `${triggers('DISABLE')} ${DATA} SET CONSTRAINTS ALL IMMEDIATE; ${triggers('ENABLE')}`);
    return database;
  }
}

const triggers = (what: 'DISABLE' | 'ENABLE') => `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT oid::regclass AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
    EXECUTE format('ALTER TABLE %s ${what} TRIGGER USER', one.name);
  END LOOP; END $$;`;

/** @returns the rows of one query on a connection of its own. */
export async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows ?? [];
  } finally {
    await client.end();
  }
}

/** All rows of a fact, in an order that does not depend on the schema. */
export async function factOf(url: string, sql: string): Promise<unknown[]> {
  const rows = await run(url, `SELECT to_jsonb(t)::text AS row FROM (${sql}) t ORDER BY 1`);
  return (rows as { row: string }[]).map(({ row }) => JSON.parse(row));
}

/** The rows of every fact, as its query for then or for now reads them. */
export async function factsOf(url: string, when: 'before' | 'now'): Promise<Record<string, unknown[]>> {
  const facts: Record<string, unknown[]> = {};
  for (const [name, fact] of Object.entries(FACTS)) facts[name] = await factOf(url, fact[when]);
  return facts;
}

/** What `INVOICES` says, of this shop. */
export async function invoicesOf(url: string): Promise<Record<string, string | null>> {
  const rows = await run(
    url,
    `SELECT o.name, i.status || ' ' || i.received_sen / 100 || '/' || i.amount_sen / 100 AS invoice
     FROM "order" o LEFT JOIN invoice i ON i.order_uid = o.uid`,
  );
  return Object.fromEntries((rows as { name: string; invoice: string }[]).map(({ name, invoice }) => [name, invoice]));
}
