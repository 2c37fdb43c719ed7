import {
  type QueueOptions,
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import pg from 'pg';
import type { Config } from '#runtime/config/config';
import { poolOptions } from '#runtime/db/pool-options';

const QUEUE_SCHEMA = 'bullmq';

/**
 * Redis when it is given, else Postgres: the one place that chooses. Call before any Queue or Worker is built.
 * Options, not a client: an instance that is passed in is never closed.
 */
export function selectQueueBackend(config: Config): QueueOptions['connection'] {
  if (config.redisUrl) {
    setDefaultBackendFactory(createRedisBackend);
    return { url: config.redisUrl, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  // BullMQ 6.7 takes pool options here, its types still say Redis.
  return { ...poolOptions(config.databaseUrl, 3), schema: QUEUE_SCHEMA } as QueueOptions['connection'];
}

/** BullMQ's own tables; a worker started without them loops on errors (stack.md §3.4). Not needed on Redis. */
export async function migrateQueueSchema(config: Config): Promise<void> {
  if (config.redisUrl) return;
  const pool = new pg.Pool(poolOptions(config.databaseUrl, 1));
  const client = await pool.connect();
  try {
    await runMigrations(client);
  } finally {
    client.release();
    await pool.end();
  }
}
