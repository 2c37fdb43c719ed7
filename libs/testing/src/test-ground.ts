import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Config } from '#runtime/config/config';
import { createTestDatabase } from '#testing/test-database';
import { TEST_QUEUE, TEST_REDIS_URL, forgetQueue } from '#testing/test-queue';

/** Settings of a database, a queue and a folder that nobody else has. */
export interface TestGround {
  /** What a child process needs to work on the same ground. */
  env: Record<string, string>;
  config: Config;
  /** Leaves nothing behind; whoever worked on it has stopped. */
  clear(): Promise<void>;
}

export async function makeGround(settings: Record<string, string> = {}): Promise<TestGround> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'patungan-test-'));
  const env: Record<string, string> = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret that only the tests know, long enough',
    QUEUE_PREFIX: `test-${randomUUID()}`,
    LOG_LEVEL: 'silent',
    ...(TEST_QUEUE === 'redis' && { REDIS_URL: TEST_REDIS_URL }),
    ...settings,
  };
  const config = new Config(env);
  return {
    env,
    config,
    async clear() {
      await forgetQueue(config.redisUrl, config.queuePrefix);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
