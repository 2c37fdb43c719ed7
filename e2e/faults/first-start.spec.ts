import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrationFiles } from '#prisma/schema-engine';
import { until } from '#testing/settle';
import { type TestDatabase, createEmptyDatabase, createTestDatabase } from '#testing/test-database';
import { TEST_QUEUE } from '#testing/test-queue';
import { type RunningProcess, startProcess } from '../support/process.js';
import { Shop } from '../support/shop.js';

/** Blocks where it is called until its process is killed. */
const STALL = `BEGIN PERFORM pg_sleep(60); RETURN NULL; END`;
/** As Prisma makes it: a trigger needs the table before the first migration. */
const HISTORY = `CREATE TABLE _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0)`;

interface Place {
  where: string;
  /** What is there before: nothing, or what the migrations make. */
  create: () => Promise<TestDatabase>;
  stall: string;
  free: string;
}

const afterInsert = (table: string): Place => ({
  where: `while it fills ${table}`,
  create: createTestDatabase,
  stall: `CREATE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS $$ ${STALL} $$;
    CREATE TRIGGER stall AFTER INSERT ON "${table}" EXECUTE FUNCTION stall()`,
  free: 'DROP FUNCTION stall CASCADE',
});

const PLACES: Place[] = [
  {
    where: 'in the middle of a migration',
    create: createEmptyDatabase,
    stall: `CREATE FUNCTION stall() RETURNS event_trigger LANGUAGE plpgsql AS $$ ${STALL.replace(' NULL', '')} $$;
      CREATE EVENT TRIGGER stall ON ddl_command_end WHEN TAG IN ('CREATE FUNCTION') EXECUTE FUNCTION stall()`,
    free: 'DROP EVENT TRIGGER stall; DROP FUNCTION stall',
  },
  {
    where: 'when a migration is done, before the engine has noted it',
    create: createEmptyDatabase,
    stall: `${HISTORY}; CREATE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS $$ ${STALL} $$;
      CREATE TRIGGER stall BEFORE UPDATE OF applied_steps_count ON _prisma_migrations EXECUTE FUNCTION stall()`,
    free: 'DROP FUNCTION stall CASCADE',
  },
  ...['variant', 'price', 'price_notice', 'payment_method', 'customer', 'account'].map(afterInsert),
];

describe(`a first start that dies, queue on ${TEST_QUEUE}`, () => {
  let whole: Shop;
  let wanted: Record<string, number>;

  beforeAll(async () => {
    whole = await Shop.open({ demo: true });
    wanted = await figuresOf(whole.env.DATABASE_URL!);
  }, 120_000);

  afterAll(() => whole?.close());

  /** A database and a folder of its own, gone afterwards; `start` is one run of the setup on them. */
  async function withGround(create: Place['create'], use: (url: string, start: () => RunningProcess) => Promise<void>) {
    const database = await create();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'patungan-e2e-'));
    const env = { ...whole.env, DATABASE_URL: database.url, DATA_DIR: dataDir };
    try {
      await use(database.url, () => startProcess('prisma/setup.js', env));
    } finally {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }

  it.each(PLACES)('$where leaves nothing that the second one does not make good', ({ create, stall, free }) =>
    withGround(create, async (url, start) => {
      await run(url, stall);
      const dying = start();
      await until('the first start stands still', () => isAsleep(url));
      await dying.kill();
      await run(url, `${END_SLEEPERS}; ${free}`);

      const second = start();
      expect([await second.ended, second.output()]).toEqual([0, expect.any(String)]);
      expect(await figuresOf(url)).toEqual(wanted);
      const third = start();
      expect([await third.ended, third.output()]).toEqual([0, 'Database is up to date\n']);
    }),
  );

  it('four at once make what one makes', () =>
    withGround(createEmptyDatabase, async (url, start) => {
      const starts = Array.from({ length: 4 }, start);
      const exits = await Promise.all(starts.map(({ ended }) => ended));
      expect([exits, starts.map((one) => one.output())]).toEqual([[0, 0, 0, 0], expect.anything()]);
      expect(await figuresOf(url)).toEqual(wanted);
    }));
});

const SLEEPERS = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
const END_SLEEPERS = `SELECT pg_terminate_backend(pid, 5000) ${SLEEPERS}`;

const isAsleep = async (url: string): Promise<boolean> => (await run(url, `SELECT 1 ${SLEEPERS}`)).length > 0;

/** How many rows each table has, and that every migration is finished, once. */
async function figuresOf(url: string): Promise<Record<string, number>> {
  const tables = await run<{ name: string }>(
    url,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'`,
  );
  const counts = tables.map(({ name }) => `(SELECT count(*)::int FROM "${name}") AS "${name}"`);
  const [figures] = await run<Record<string, number>>(url, `SELECT ${counts.join()}`);
  const finished = 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL';
  const migrations = await run<{ migration_name: string }>(url, `${finished} ORDER BY started_at`);
  expect(migrations.map((row) => row.migration_name)).toEqual(migrationFiles().map(({ name }) => name));
  return figures!;
}

async function run<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
