import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { type TestEnvironment, makeTestEnvironment } from '#testing/test-environment';

/** The modules of one process with their own database, queue and folder. */
export interface World extends Pick<TestEnvironment, 'config' | 'env'> {
  database: Database;
  get<T>(token: Type<T> | (abstract new (...args: never[]) => T)): T;
  /** Stops the modules; `enter` starts them again with the same data. */
  leave(): Promise<void>;
  enter(): Promise<void>;
  /** Stops the modules and deletes the data. */
  close(): Promise<void>;
}

/** Creates a world and starts its modules. */
export async function openWorld(
  moduleFor: (config: Config) => DynamicModule,
  settings: Record<string, string> = {},
): Promise<World> {
  const { clear, config, env } = await makeTestEnvironment({ DB_POOL: '8', ...settings });
  let app: INestApplicationContext | null = null;
  const running = () => {
    if (!app) throw new Error('the modules are not running');
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
      // Prisma imports its compiler with the first query, and Jest allows no import between two tests.
      await world.database.$queryRaw`SELECT 1`;
    },
    async leave() {
      await app?.close();
      app = null;
    },
    async close() {
      await world.leave();
      await clear();
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
