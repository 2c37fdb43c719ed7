import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { poolOptions } from '#runtime/db/pool-options';
import type { CustomerIdentity } from './access.js';

/** An access token ends within five seconds of its session (reliability.md, P2): what is older than this is not trusted. */
const FRESH_MS = 4_000;
const HEARTBEAT_MS = 1_500;
const ANSWERS_WITHIN_MS = 2_000;
const RECONNECT_MS = 300;
/** Longer than any access token lives, with room for clocks that differ. */
const REMEMBERED = '2 hours';
const FORGET_EVERY_MS = 3_600_000;

/**
 * The sessions that ended lately, in memory, so that no request asks the database whether its token still counts.
 * Told by LISTEN/NOTIFY; what ended while nobody listened is read at every new connection. A connection that has gone
 * silent is noticed by its heartbeat, and while nothing is sure each request does ask. docs/decisions/0010.
 */
@Injectable()
export class EndedSessions implements OnModuleInit, OnApplicationShutdown {
  private ended = new Set<string>();
  /** Of the hour before, so that the set does not grow for ever. */
  private endedBefore = new Set<string>();
  private turnedAt: number;
  private currentAt = Number.NEGATIVE_INFINITY;
  private client: pg.Client | undefined;
  private readonly stop = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    @Inject(Config) private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.turnedAt = clock.now().getTime();
  }

  async onModuleInit(): Promise<void> {
    await this.connect().catch(() => this.disconnect(this.client));
    this.running = this.keepUp();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  /** Whether the session has ended. A promise only while memory cannot be trusted. */
  has(customer: CustomerIdentity): boolean | Promise<boolean> {
    const { sessionUid } = customer;
    if (this.ended.has(sessionUid) || this.endedBefore.has(sessionUid)) return true;
    return this.isCurrent() ? false : this.ask(customer);
  }

  /** Whether every end of the last seconds would have been heard. */
  isCurrent(): boolean {
    return performance.now() - this.currentAt < FRESH_MS;
  }

  private async keepUp(): Promise<void> {
    while (await this.pause(this.client ? HEARTBEAT_MS : RECONNECT_MS))
      try {
        if (this.client) await this.heartbeat(this.client);
        else await this.connect();
      } catch {
        this.disconnect(this.client);
      }
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      ...poolOptions(this.config.databaseUrl, 1),
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
    });
    client.on('notification', ({ payload }) => payload && this.ended.add(payload));
    client.on('error', () => this.disconnect(client));
    this.client = client;
    await client.connect();
    await client.query('LISTEN session_ended');
    const askedAt = performance.now();
    const { rows } = await client.query<{ uid: string }>(
      `SELECT "uid" FROM "session" WHERE "revoked_at" > now() - interval '${REMEMBERED}'`,
    );
    for (const { uid } of rows) this.ended.add(uid);
    this.currentAt = askedAt;
  }

  /** What was notified before the question has arrived before its answer. */
  private async heartbeat(client: pg.Client): Promise<void> {
    const askedAt = performance.now();
    await client.query('SELECT 1');
    if (this.client !== client) return;
    this.currentAt = askedAt;
    this.forgetOld();
  }

  private forgetOld(): void {
    const now = this.clock.now().getTime();
    if (now - this.turnedAt < FORGET_EVERY_MS) return;
    this.turnedAt = now;
    this.endedBefore = this.ended;
    this.ended = new Set();
  }

  /** Without waiting for its end: over a line that swallows everything it never comes. */
  private disconnect(client: pg.Client | undefined): void {
    void client?.end().catch(() => undefined);
    if (client !== this.client) return; // an old one, whose error came late
    this.client = undefined;
    this.currentAt = Number.NEGATIVE_INFINITY;
  }

  /** Rows of sessions are deleted when nothing can be signed with them any more, or with the customer. */
  private async ask({ uid, sessionUid }: CustomerIdentity): Promise<boolean> {
    const session = await this.database.session.findUnique({
      where: { uid: sessionUid },
      select: { revokedAt: true },
    });
    if (session) return session.revokedAt !== null;
    return (await this.database.customer.count({ where: { uid, erasedAt: null } })) === 0;
  }

  private async pause(ms: number): Promise<boolean> {
    const { signal } = this.stop;
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
    return !signal.aborted;
  }
}
