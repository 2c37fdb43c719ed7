import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Config } from '#runtime/platform/config/config';
import { createTestDatabase } from '#testing/test-database';
import { TEST_QUEUE, TEST_REDIS_URL, deleteQueueKeys } from '#testing/test-queue';

/** Settings with a database, a queue and a folder for one test. */
export interface TestEnvironment {
  /** For a child process on the same database, queue and folder. */
  env: Record<string, string>;
  config: Config;
  /** Deletes all three; call it after everything that uses them has stopped. */
  clear(): Promise<void>;
}

export async function makeTestEnvironment(settings: Record<string, string> = {}): Promise<TestEnvironment> {
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
      await deleteQueueKeys(config.redisUrl, config.queuePrefix);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
