import { Redis } from 'ioredis';
import type { Shop } from '../../support/shop.js';

/** Deletes the whole queue at once, as FLUSHALL or a restored backup would; the other tables stay. */
export async function wipeQueue(shop: Shop): Promise<void> {
  const { REDIS_URL, QUEUE_PREFIX } = shop.env;
  if (REDIS_URL) await wipeRedis(REDIS_URL, QUEUE_PREFIX!);
  else await wipePostgres(shop);
}

/** Not FLUSHDB: the database may have other keys. One script, so that it is atomic. */
async function wipeRedis(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url);
  try {
    const script = `for _, key in ipairs(redis.call('KEYS', ARGV[1])) do redis.call('DEL', key) end`;
    await redis.eval(script, 0, `${prefix}:*`);
  } finally {
    await redis.quit();
  }
}

/**
 * TRUNCATE alone locks one table after the other and deadlocks with a job that has locked them in another order. So all
 * locks or none: it never waits while it holds one.
 */
async function wipePostgres(shop: Shop): Promise<void> {
  const rows = await shop.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'bullmq' AND tablename <> 'migration'`,
  );
  const tables = rows.map(({ name }) => name).join(', ');
  await shop.sql(`DO $$ BEGIN
    LOOP
      BEGIN
        LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE NOWAIT;
        EXIT;
      EXCEPTION WHEN lock_not_available THEN
        PERFORM pg_sleep(0.002);
      END;
    END LOOP;
    TRUNCATE ${tables} CASCADE;
  END $$`);
}
