import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { type TestGround, makeGround } from '#testing/test-ground';

/** One process's modules on a database, a queue and a folder of their own. */
export interface World extends Pick<TestGround, 'config' | 'env'> {
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
  const { clear, config, env } = await makeGround({ DB_POOL: '8', ...settings });
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
