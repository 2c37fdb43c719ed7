import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { loadConfig } from '#runtime/platform/config/load-config';
import { readyDatabase } from '#runtime/platform/db/ready-database';
import { waitForSetup } from '#runtime/platform/wait-for-setup';
import { PinoLogger, createPino } from '#runtime/platform/logging/logger';
import { migrateQueueSchema } from '#runtime/platform/queues/queue-backend';
import { checkRedis } from './platform/boot/check-redis.js';
import { HealthPort } from './platform/boot/health-port.js';
import { QueueWorkers } from './platform/boot/queue-workers.js';
import { Watchdog } from './platform/boot/watchdog.js';
import { WorkerModule } from './worker.module.js';

/** The time-out of a shutdown; running jobs are taken over by another worker. */
const SHUTDOWN_WITHIN_MS = 25_000;

const config = loadConfig();
const logger = createPino('worker', config.logLevel);
process.on('unhandledRejection', (error) => die(logger, 'unhandled rejection', error));
process.on('uncaughtException', (error) => die(logger, 'uncaught exception', error));

try {
  await waitForSetup();
  // Before any Worker exists: one that starts without its tables never works (docs/rules/events.md#time-outs).
  await readyDatabase(config.databaseUrl);
  await migrateQueueSchema(config);
  await checkRedis(config, logger);
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), {
    logger: new PinoLogger(logger),
    abortOnError: false,
  });
  app.enableShutdownHooks();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => setTimeout(() => process.exit(1), SHUTDOWN_WITHIN_MS).unref());
  await app.get(HealthPort).open();
  await app.get(QueueWorkers).ready();
  app.get(HealthPort).ready();
  app.get(Watchdog).watch((reason) => die(logger, 'this worker does not work any more', new Error(reason)));
  logger.info({ queue: config.redisUrl ? 'redis' : 'postgres' }, 'worker ready');
} catch (error) {
  die(logger, 'worker could not start', error);
}

function die(log: Logger, what: string, error: unknown): never {
  log.fatal({ err: error }, `${what}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
