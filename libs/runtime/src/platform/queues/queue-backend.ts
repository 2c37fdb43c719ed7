import {
  type QueueOptions,
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import type pg from 'pg';
import type { Config } from '#runtime/platform/config/config';
import { openPool } from '#runtime/platform/db/open-pool';
import { poolOptions } from '#runtime/platform/db/pool-options';

/** The schema of BullMQ's tables. */
const QUEUE_SCHEMA = 'bullmq';
/** Each worker keeps one connection for LISTEN (seven workers); the others are shared. */
const QUEUE_POOL = 16;

export interface QueueBackend {
  connection: QueueOptions['connection'];
  /** Call after every Queue and Worker is closed. */
  close: () => Promise<void>;
}

/**
 * Redis when configured, else PostgreSQL. Call before any Queue or Worker is built. For Redis it returns options and no
 * client, because BullMQ never closes a client passed to it. For PostgreSQL there is one pool for the whole process:
 * with a pool for each Queue and Worker, two workers would use up a server's 100 connections.
 */
export function selectQueueBackend(config: Config): QueueBackend {
  if (config.redisUrl) {
    setDefaultBackendFactory(createRedisBackend);
    return { connection: { url: config.redisUrl, maxRetriesPerRequest: null }, close: async () => undefined };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const pool = openPool({
    ...poolOptions(config.databaseUrl, QUEUE_POOL),
    // The queue need not wait for the disk: jobs lost in a crash of PostgreSQL are re-driven from the outbox.
    options: `-c search_path=${QUEUE_SCHEMA} -c synchronous_commit=off`,
    allowExitOnIdle: true,
  });
  pool.setMaxListeners(0);
  // BullMQ 6.7 accepts a pool here, but its types do not.
  return { connection: pool as unknown as QueueOptions['connection'], close: () => pool.end() };
}

/**
 * Creates BullMQ's own tables, without which a worker loops on errors. Not needed on Redis. A role that may not leaves it
 * to setup, which has done it before.
 */
export async function migrateQueueSchema(config: Pick<Config, 'databaseUrl' | 'redisUrl'>): Promise<void> {
  if (config.redisUrl) return;
  const pool = openPool(poolOptions(config.databaseUrl, 1));
  const client = await pool.connect();
  try {
    if (await mayMigrate(client)) await runMigrations(client);
  } finally {
    client.release();
    await pool.end();
  }
}

/** False for a role that may not create schemas, once there is one. */
async function mayMigrate(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT has_database_privilege(current_database(), 'CREATE') OR to_regnamespace($1) IS NULL AS may`,
    [QUEUE_SCHEMA],
  );
  return rows[0]!.may;
}
