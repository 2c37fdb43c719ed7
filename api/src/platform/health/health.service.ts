import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Queue, QueueEvents } from 'bullmq';
import type { Health, Readiness } from '#contracts/platform/health.http';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { Drain } from './drain.js';

const CANARY_TIMEOUT_MS = 3_000;
/** Requests within this time share one result. */
const REMEMBER_MS = 1_000;
/** Completed jobs are kept for a while: a canary completed before `waitUntilFinished` is called must still be found. */
const PING_OPTIONS = { attempts: 1, removeOnComplete: { age: 60, count: 100 }, removeOnFail: true };

/**
 * The queue and the worker are up when a canary job has gone through both; so the loss of the last worker shows only
 * after the times above. Looking for its connections in pg_stat_activity would be quicker, but behind a pooler
 * connections cannot be attributed to processes, and working workers would count as lost.
 */
@Injectable()
export class HealthService implements OnModuleInit, OnApplicationShutdown {
  private events: QueueEvents;
  private last: { at: number; health: Promise<Health> } | undefined;

  constructor(
    private readonly database: Database,
    @Inject(Config) private readonly config: Config,
    @InjectQueue('canary') private readonly canary: Queue,
    private readonly drain: Drain,
  ) {}

  onModuleInit(): void {
    this.events = new QueueEvents('canary', {
      connection: this.canary.opts.connection,
      prefix: this.config.queuePrefix,
    });
    // Without listeners 'error' events would end the process; the probe detects the failure itself.
    this.events.on('error', () => undefined);
    this.canary.on('error', () => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.events.close();
  }

  check(): Promise<Health> {
    const now = Date.now();
    if (!this.last || now - this.last.at > REMEMBER_MS) this.last = { at: now, health: this.probe() };
    return this.last.health;
  }

  /** Without queue and worker: orders are taken and wait in the outbox. */
  async readiness(): Promise<Readiness> {
    if (this.drain.isDraining) return { database: 'up', process: 'stopping' };
    return { database: await this.databaseUp(), process: 'up' };
  }

  private async probe(): Promise<Health> {
    const [database, [queue, worker]] = await Promise.all([this.databaseUp(), this.workerUp()]);
    return { database, queue, worker };
  }

  private async databaseUp(): Promise<'up' | 'down'> {
    return within(this.database.$queryRaw`SELECT 1 AS up`).then(
      () => 'up',
      () => 'down',
    );
  }

  private async workerUp(): Promise<['up' | 'down', 'up' | 'down']> {
    const added = await within(this.canary.add('ping', {}, PING_OPTIONS)).catch(() => null);
    if (!added) return ['down', 'down'];
    return within(added.waitUntilFinished(this.events, CANARY_TIMEOUT_MS)).then(
      () => ['up', 'up'],
      () => ['up', 'down'],
    );
  }
}

function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), CANARY_TIMEOUT_MS + 500);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
