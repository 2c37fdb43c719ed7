import { Redis } from 'ioredis';

/** The queue backend of this run: 'postgres' or 'redis'. */
export const TEST_QUEUE = process.env.TEST_QUEUE === 'redis' ? 'redis' : 'postgres';
export const TEST_REDIS_URL = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379/9';

/** Deletes a test's keys on Redis. On PostgreSQL the queue is in the test's database. */
export async function deleteQueueKeys(redisUrl: string | undefined, prefix: string): Promise<void> {
  if (!redisUrl) return;
  const redis = new Redis(redisUrl);
  for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 500 }))
    if ((keys as string[]).length > 0) await redis.del(...(keys as string[]));
  await redis.quit();
}
