import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { ListeningConnection } from '#runtime/db/listening-connection';
import type { CustomerIdentity } from './access.js';

/** An access token ends within five seconds of its session (reliability.md, P2): what is older than this is not trusted. */
const FRESH_MS = 4_000;
/** Longer than any access token lives, with room for clocks that differ. */
const REMEMBERED = '2 hours';
const FORGET_EVERY_MS = 3_600_000;

/**
 * The sessions that ended lately, in memory, so that no request asks the database whether its token still counts.
 * Told by LISTEN/NOTIFY; what ended while nobody listened is read at every new connection, and while nothing is sure
 * each request does ask. docs/decisions/0010.
 */
@Injectable()
export class EndedSessions implements OnModuleInit, OnApplicationShutdown {
  private ended = new Set<string>();
  /** Of the hour before, so that the set does not grow for ever. */
  private endedBefore = new Set<string>();
  private turnedAt: number;
  private currentAt = Number.NEGATIVE_INFINITY;
  private readonly connection: ListeningConnection;

  constructor(
    private readonly database: Database,
    @Inject(Config) config: Config,
    private readonly clock: Clock,
  ) {
    this.turnedAt = clock.now().getTime();
    this.connection = new ListeningConnection(config.databaseUrl, {
      opened: (client) => this.readEnded(client),
      said: ({ payload }) => payload && this.ended.add(payload),
      heardAll: (before) => {
        this.currentAt = before;
        this.forgetOld();
      },
      lost: () => (this.currentAt = Number.NEGATIVE_INFINITY),
    });
  }

  onModuleInit(): Promise<void> {
    return this.connection.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.connection.stop();
  }

  /** Whether the session has ended. A promise only while memory cannot be trusted. */
  has(customer: CustomerIdentity): boolean | Promise<boolean> {
    const { sessionUid } = customer;
    if (this.ended.has(sessionUid) || this.endedBefore.has(sessionUid)) return true;
    return this.isCurrent() ? false : this.ask(customer);
  }

  /** Whether the customer of an ended session is blocked. */
  async areOfBlocked({ uid }: CustomerIdentity): Promise<boolean> {
    return (await this.database.customer.count({ where: { uid, blockedAt: { not: null } } })) > 0;
  }

  /** Whether every end of the last seconds would have been heard. */
  isCurrent(): boolean {
    return performance.now() - this.currentAt < FRESH_MS;
  }

  private async readEnded(client: pg.Client): Promise<void> {
    await client.query('LISTEN session_ended');
    const { rows } = await client.query<{ uid: string }>(
      `SELECT "uid" FROM "session" WHERE "revoked_at" > now() - interval '${REMEMBERED}'`,
    );
    for (const { uid } of rows) this.ended.add(uid);
  }

  private forgetOld(): void {
    const now = this.clock.now().getTime();
    if (now - this.turnedAt < FORGET_EVERY_MS) return;
    this.turnedAt = now;
    this.endedBefore = this.ended;
    this.ended = new Set();
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
}
