import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { RouteOptions } from 'fastify';
import { MINUTE_MS } from '#domain/platform/durations';
import { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';

const EXCHANGE_MS = 500;
/** What stays below this part of its limit is not exchanged: nearly every customer. */
const WORTH = 0.1;
/** Of one process; then the minute begins anew. */
const MOST_KEYS = 200_000;

interface Count {
  own: number;
  /** The part of `own` that has been added to the shared table. */
  sent: number;
  others: number;
  max: number;
}

/**
 * Requests of the current minute by key, counted in memory and added up between API processes twice a second: no request
 * waits for it, and the processes together can exceed a limit by what arrives in half a second. docs/decisions/0028
 */
@Injectable()
export class SharedCounts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('limits');
  private readonly secret: string;
  private minute = 0;
  private counts = new Map<string, Count>();
  /** Keys that are exchanged even when they have not changed here: other processes may have counted. */
  private readonly exchanged = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private exchanging: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.secret = config.keyFor('attempt');
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.exchange(), EXCHANGE_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.exchanging;
  }

  /** Counts one more. @returns the number of all processes in this minute, and how long the minute still is, in ms. */
  add(key: string, max: number): { current: number; ttl: number } {
    const minute = this.thisMinute();
    if (minute !== this.minute || this.counts.size > MOST_KEYS) {
      this.minute = minute;
      this.counts = new Map();
      this.exchanged.clear();
    }
    let count = this.counts.get(key);
    if (!count) this.counts.set(key, (count = { own: 0, sent: 0, others: 0, max }));
    count.own += 1;
    if (count.own > max * WORTH) this.exchanged.add(key);
    return { current: count.own + count.others, ttl: (minute + 1) * MINUTE_MS - this.clock.now().getTime() };
  }

  private thisMinute(): number {
    return Math.floor(this.clock.now().getTime() / MINUTE_MS);
  }

  /** Tells what was counted and reads what the others did, in one statement; a failure leaves each to itself. */
  exchange(): Promise<void> {
    this.exchanging ??= this.exchangeCounts()
      .catch((error: Error) => this.log.warn(`limits are counted alone: ${error.message}`))
      .finally(() => (this.exchanging = null));
    return this.exchanging;
  }

  private async exchangeCounts(): Promise<void> {
    // Since then nothing was counted here: the minute is over.
    if (this.exchanged.size === 0 || this.minute !== this.thisMinute()) return;
    const { minute, counts } = this;
    const hashed = new Map([...this.exchanged].map((key) => [this.hashOf(key), counts.get(key)!]));
    const news = [...hashed].map(([key, { own, sent }]) => ({ key, added: own - sent }));
    for (const count of hashed.values()) count.sent = count.own;
    // In one sequence, so that two processes cannot wait for each other.
    const rows = await this.database.statement<{ key: string; count: number }>(Prisma.sql`
      WITH old AS (DELETE FROM request_count WHERE minute < ${minute - 2}::bigint)
      INSERT INTO request_count (minute, key, count)
      SELECT ${minute}::bigint, key, added FROM unnest(${news.map(({ key }) => key)}::text[],
        ${news.map(({ added }) => added)}::int[]) AS n (key, added) ORDER BY key
      ON CONFLICT (minute, key) DO UPDATE SET count = request_count.count + excluded.count
      RETURNING key, count`);
    for (const { key, count } of rows) {
      const known = hashed.get(key)!;
      known.others = count - known.sent;
    }
  }

  /** The table holds no addresses. */
  private hashOf(key: string): string {
    return createHmac('sha256', this.secret).update(`requests\n${key}`).digest('base64url').slice(0, 22);
  }
}

/** The counts as @fastify/rate-limit asks for them: those of a route with a limit of its own apart from all others. */
export const storeOf = (counts: SharedCounts) =>
  class Store {
    private readonly prefix: string;

    constructor(options: object) {
      const { routeInfo } = options as { routeInfo?: RouteOptions };
      this.prefix = routeInfo ? `${String(routeInfo.method)} ${routeInfo.url} ` : '';
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      _: number,
      max: number,
    ): void {
      done(null, counts.add(this.prefix + key, max));
    }

    child(options: object): Store {
      return new Store(options);
    }
  };
