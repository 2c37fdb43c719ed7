import type { Logger } from 'pino';
import { Redis } from 'ioredis';
import type { Config } from '#runtime/platform/config/config';

const CONNECT_WITHIN_MS = 60_000;

/**
 * Refuses a Redis that may evict jobs when its memory is full, and warns when a crash would lose them. Neither loses an
 * event (the outbox has it), but both would make re-driving frequent.
 * @throws Error with the setting to change.
 */
export async function checkRedis(config: Config, logger: Logger): Promise<void> {
  if (!config.redisUrl) return;
  const redis = new Redis(config.redisUrl, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: null,
    retryStrategy: (tries) => Math.min(tries * 200, 2_000),
  });
  redis.on('error', (error: Error) => logger.warn(`waiting for Redis: ${error.message}`));
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Redis is not reachable')), CONNECT_WITHIN_MS).unref();
  });
  try {
    const policy = await Promise.race([setting(redis, 'maxmemory-policy'), late]);
    if (policy === null) {
      logger.warn('Redis does not allow CONFIG GET; make sure that maxmemory-policy is noeviction and AOF is on');
    } else if (policy !== 'noeviction') {
      throw new Error(
        `Redis has maxmemory-policy "${policy}" and would throw jobs away; set it to "noeviction" (CONFIG SET maxmemory-policy noeviction)`,
      );
    } else if ((await setting(redis, 'appendonly')) === 'no') {
      logger.warn(
        'Redis keeps no append-only file: jobs are lost when it crashes and must be re-driven (appendonly yes)',
      );
    }
  } finally {
    redis.disconnect();
  }
}

/** null where CONFIG is not allowed, as on many managed servers. */
async function setting(redis: Redis, name: string): Promise<string | null> {
  try {
    const [, value] = (await redis.call('CONFIG', 'GET', name)) as string[];
    return value ?? null;
  } catch (error) {
    if (/unknown command|NOPERM/i.test((error as Error).message)) return null;
    throw error;
  }
}
