import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { createTestDatabase } from '#testing/test-database';
import { TEST_QUEUE, TEST_REDIS_URL, forgetQueue } from '#testing/test-queue';

/** One process's modules on a database, a queue and a folder of their own. */
export interface World {
  config: Config;
  /** What a child process needs to work on the same world. */
  env: Record<string, string>;
  database: Database;
  get<T>(token: Type<T> | (abstract new (...args: never[]) => T)): T;
  /** Stops the modules; the world itself stays, and may be entered again with `enter`. */
  leave(): Promise<void>;
  enter(): Promise<void>;
  /** Ends everything and leaves nothing behind. */
  close(): Promise<void>;
}

/** Opens a world and starts the modules in it. */
export async function openWorld(
  moduleFor: (config: Config) => DynamicModule,
  settings: Record<string, string> = {},
): Promise<World> {
  const testDatabase = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'patungan-test-'));
  const env: Record<string, string> = {
    DATABASE_URL: testDatabase.url,
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret that only the tests know, long enough',
    QUEUE_PREFIX: `test-${randomUUID()}`,
    DB_POOL: '8',
    LOG_LEVEL: 'silent',
    ...(TEST_QUEUE === 'redis' && { REDIS_URL: TEST_REDIS_URL }),
    ...settings,
  };
  const config = new Config(env);
  let app: INestApplicationContext | null = null;
  const running = () => {
    if (!app) throw new Error('nobody is in this world');
    return app;
  };
  const world: World = {
    config,
    env,
    get database() {
      return running().get(Database, { strict: false });
    },
    get: (token) => running().get(token as Type, { strict: false }),
    async enter() {
      app = await NestFactory.createApplicationContext(moduleFor(config), { logger: false, abortOnError: false });
      // Prisma loads its compiler with the first query; Jest allows no import between two tests.
      await world.database.$queryRaw`SELECT 1`;
    },
    async leave() {
      await app?.close();
      app = null;
    },
    async close() {
      await world.leave();
      await forgetQueue(config.redisUrl, config.queuePrefix);
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await world.enter();
  } catch (error) {
    await world.close();
    throw error;
  }
  return world;
}
