import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Queue, QueueEvents } from 'bullmq';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';

export interface Health {
  database: 'up' | 'down';
  queue: 'up' | 'down';
  worker: 'up' | 'down';
}
const CANARY_TIMEOUT_MS = 3_000;
/** Probes that come together share one canary. */
const REMEMBER_MS = 1_000;
/** A canary that was answered before we asked has to be there still: of one that is gone, nobody knows what became. */
const PING_OPTIONS = { attempts: 1, removeOnComplete: { age: 60, count: 100 }, removeOnFail: true };

/**
 * A canary job is the proof: it is up only when it went through the queue and a worker answered. So the loss of the last
 * worker shows within the two times above, and not at once: to look for its connections in pg_stat_activity instead would
 * be quicker, but behind a pooler names belong to no process, and workers that work would be called dead.
 */
@Injectable()
export class HealthService implements OnModuleInit, OnApplicationShutdown {
  private events: QueueEvents;
  private last: { at: number; health: Promise<Health> } | undefined;

  constructor(
    private readonly database: Database,
    @Inject(Config) private readonly config: Config,
    @InjectQueue('canary') private readonly canary: Queue,
  ) {}

  onModuleInit(): void {
    this.events = new QueueEvents('canary', {
      connection: this.canary.opts.connection,
      prefix: this.config.queuePrefix,
    });
    // Unheard 'error' events would end the process; the probe itself tells.
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

  private async probe(): Promise<Health> {
    const [database, [queue, worker]] = await Promise.all([this.databaseUp(), this.workerUp()]);
    return { database, queue, worker };
  }

  private async databaseUp(): Promise<'up' | 'down'> {
    return this.database.$queryRaw`SELECT 1 AS up`.then(
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
