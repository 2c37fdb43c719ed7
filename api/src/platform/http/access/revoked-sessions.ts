import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { ListeningConnection } from '#runtime/platform/db/listening-connection';
import type { CustomerIdentity } from './access.js';

/**
 * An access token is refused within five seconds of the end of its session (docs/rules/sessions.md#ended-sessions):
 * older knowledge is not used.
 */
const FRESH_MS = 4_000;
/** Longer than the lifetime of an access token, with a margin for clock differences. */
const REMEMBERED = '2 hours';
const FORGET_EVERY_MS = 3_600_000;

/**
 * The sessions that ended lately, in memory, so that requests need no query. Kept current by LISTEN/NOTIFY; a new
 * connection reads what it missed, and while the connection is lost each request queries the database.
 * docs/decisions/0010
 */
@Injectable()
export class RevokedSessions implements OnModuleInit, OnApplicationShutdown {
  private ended = new Set<string>();
  /** The set of the hour before; two sets are rotated so that memory is bounded. */
  private endedBefore = new Set<string>();
  private rotatedAt: number;
  private currentAt = Number.NEGATIVE_INFINITY;
  private readonly connection: ListeningConnection;

  constructor(
    private readonly database: Database,
    @Inject(Config) config: Config,
    private readonly clock: Clock,
  ) {
    this.rotatedAt = clock.now().getTime();
    this.connection = new ListeningConnection(config.databaseUrl, {
      onOpen: (client) => this.readEnded(client),
      onNotification: ({ payload }) => payload && this.ended.add(payload),
      onCaughtUp: (before) => {
        this.currentAt = before;
        this.forgetOld();
      },
      onLost: () => (this.currentAt = Number.NEGATIVE_INFINITY),
    });
  }

  onModuleInit(): Promise<void> {
    return this.connection.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.connection.stop();
  }

  /** Whether the session has ended. A promise only while memory is not current. */
  has(customer: CustomerIdentity): boolean | Promise<boolean> {
    const { sessionUid } = customer;
    if (this.ended.has(sessionUid) || this.endedBefore.has(sessionUid)) return true;
    return this.isCurrent() ? false : this.ask(customer);
  }

  /** Whether the customer of an ended session is blocked. */
  async isCustomerBlocked({ uid }: CustomerIdentity): Promise<boolean> {
    return (await this.database.customer.count({ where: { uid, blockedAt: { not: null } } })) > 0;
  }

  /** Whether a notification of the last seconds would have arrived. */
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
    if (now - this.rotatedAt < FORGET_EVERY_MS) return;
    this.rotatedAt = now;
    this.endedBefore = this.ended;
    this.ended = new Set();
  }

  /** A session's row is deleted only after its last token expired, or with the customer. */
  private async ask({ uid, sessionUid }: CustomerIdentity): Promise<boolean> {
    const session = await this.database.session.findUnique({
      where: { uid: sessionUid },
      select: { revokedAt: true },
    });
    if (session) return session.revokedAt !== null;
    return (await this.database.customer.count({ where: { uid, erasedAt: null } })) === 0;
  }
}
