import {
  type QueueOptions,
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import type { Config } from '#runtime/config/config';
import { openPool } from '#runtime/db/open-pool';
import { poolOptions } from '#runtime/db/pool-options';

/** The schema that BullMQ uses when it is given a pool. */
const QUEUE_SCHEMA = 'bullmq';
/** One connection stays with each worker for LISTEN (seven of them), the others are shared. */
const QUEUE_POOL = 16;

export interface QueueBackend {
  connection: QueueOptions['connection'];
  /** After every Queue and Worker on it has been closed. */
  close: () => Promise<void>;
}

/**
 * Redis when it is given, else Postgres: the one place that chooses. Call before any Queue or Worker is built.
 * On Redis options, not a client: an instance that is passed in is never closed. On Postgres one pool for the whole
 * process: with a pool for each Queue and Worker, two workers alone would use up a server's 100 connections.
 */
export function selectQueueBackend(config: Config): QueueBackend {
  if (config.redisUrl) {
    setDefaultBackendFactory(createRedisBackend);
    return { connection: { url: config.redisUrl, maxRetriesPerRequest: null }, close: async () => undefined };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const pool = openPool({
    ...poolOptions(config.databaseUrl, QUEUE_POOL),
    // The outbox is the record, so the queue need not wait for the disk: what a crash of Postgres takes is re-driven.
    options: `-c search_path=${QUEUE_SCHEMA} -c synchronous_commit=off`,
    allowExitOnIdle: true,
  });
  pool.setMaxListeners(0);
  // BullMQ 6.7 takes a pool here, its types still say Redis.
  return { connection: pool as unknown as QueueOptions['connection'], close: () => pool.end() };
}

/** BullMQ's own tables; a worker started without them loops on errors (stack.md §3.4). Not needed on Redis. */
export async function migrateQueueSchema(config: Config): Promise<void> {
  if (config.redisUrl) return;
  const pool = openPool(poolOptions(config.databaseUrl, 1));
  const client = await pool.connect();
  try {
    await runMigrations(client);
  } finally {
    client.release();
    await pool.end();
  }
}
