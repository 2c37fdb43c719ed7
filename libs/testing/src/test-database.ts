import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#prisma/migrate';
import { repeatableFiles } from '#prisma/repeatable-sql';
import { migrationFiles } from '#prisma/schema-engine';
import { Config } from '#runtime/platform/config/config';
import { migrateQueueSchema } from '#runtime/platform/queues/queue-backend';

/** Any number, the same in every Jest worker, so that the template is built once. */
const TEMPLATE_LOCK = 7_240_712;
const TEMPLATE_PREFIX = 'patungan_template_';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * A migrated database for one test, with BullMQ's tables: a copy of a template that is kept between runs and rebuilt
 * when a migration or a repeatable SQL file changes. `TEST_DATABASE_URL` is a maintenance URL of a role that may create
 * databases.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`TEMPLATE ${await readyTemplate()}`);
}

/** An empty database without migrations. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase();

/** A database as this one is now; no connection to it may be open. */
export const copyDatabase = ({ url }: TestDatabase): Promise<TestDatabase> =>
  createDatabase(`TEMPLATE ${new URL(url).pathname.slice(1)}`);

async function createDatabase(options = ''): Promise<TestDatabase> {
  const name = `patungan_test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  await maintain((client) => client.query(`CREATE DATABASE ${name} ${options}`));
  return {
    url: urlOf(name),
    drop: () =>
      maintain((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)).then(() => undefined),
  };
}

async function readyTemplate(): Promise<string> {
  const sums = [...migrationFiles(), ...repeatableFiles()].map(({ checksum }) => checksum);
  const name = TEMPLATE_PREFIX + createHash('sha256').update(sums.join()).digest('hex').slice(0, 12);
  await maintain(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query<{ datname: string; isOld: boolean }>(
      `SELECT datname, (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '1 day' AS "isOld"
       FROM pg_database WHERE datname LIKE '${TEMPLATE_PREFIX}%'`,
    );
    if (rows.some(({ datname }) => datname === name)) return;
    // Another branch may be using a template with its own migrations, so only old ones are dropped.
    for (const { datname, isOld } of rows)
      if (isOld) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}`);
    await migrate(urlOf(draft));
    await migrateQueueSchema(new Config({ DATABASE_URL: urlOf(draft), APP_SECRET: 'x'.repeat(32) }));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

async function maintain<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: maintenanceUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const maintenanceUrl = (): string => process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

function urlOf(database: string): string {
  const url = new URL(maintenanceUrl());
  url.pathname = `/${database}`;
  return url.href;
}
