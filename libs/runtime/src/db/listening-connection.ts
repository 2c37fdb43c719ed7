import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { poolOptions } from '#runtime/db/pool-options';

/** How PostgreSQL knows these connections (`pg_stat_activity`). */
export const LISTENING = 'listening';
const HEARTBEAT_MS = 1_500;
const ANSWERS_WITHIN_MS = 2_000;
const RECONNECT_MS = 300;

/** What the owner of a connection does with it. */
export interface Ears {
  /** Says LISTEN and asks for what was said while nobody did. If that fails, the connection is begun anew. */
  opened(client: pg.Client): Promise<void>;
  said(notification: pg.Notification): void;
  /** Whatever was said before this moment (`performance.now()`) has been heard. */
  heardAll?(before: number): void;
  /** From here on nobody listens. */
  lost?(): void;
}

/**
 * A connection that LISTENs and comes back when it breaks. One that has gone silent without breaking is noticed by its
 * heartbeat: what was said before the question has arrived before the answer.
 */
export class ListeningConnection {
  private client: pg.Client | undefined;
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly ears: Ears,
  ) {}

  /** Resolves after the first try, whatever came of it; the next ones follow by themselves. */
  async start(): Promise<void> {
    await this.check();
    this.running = this.keepUp();
  }

  /** One more channel on a line that is open. When it is not, or breaks over it, `opened` sees to the channel. */
  async listenTo(channel: string): Promise<void> {
    await this.client?.query(`LISTEN ${channel}`).catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  private async keepUp(): Promise<void> {
    while (await this.pause(this.client ? HEARTBEAT_MS : RECONNECT_MS)) await this.check();
  }

  /** Opens the line, or asks for a sign of life. */
  private async check(): Promise<void> {
    const askedAt = performance.now();
    const isNew = !this.client;
    const client = (this.client ??= this.newClient());
    try {
      if (isNew) {
        await client.connect();
        await this.ears.opened(client);
      } else await client.query('SELECT 1');
      if (this.client === client) this.ears.heardAll?.(askedAt);
    } catch {
      this.lose(client);
    }
  }

  private newClient(): pg.Client {
    const client = new pg.Client({
      ...poolOptions(this.databaseUrl, 1),
      application_name: LISTENING,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
    });
    client.on('notification', (notification) => this.ears.said(notification));
    client.on('error', () => this.lose(client));
    return client;
  }

  /** Without waiting for its end: over a line that swallows everything it never comes. */
  private lose(client: pg.Client): void {
    void client.end().catch(() => undefined);
    if (client !== this.client) return; // an old one, whose error came late
    this.client = undefined;
    this.ears.lost?.();
  }

  private async pause(ms: number): Promise<boolean> {
    const { signal } = this.stopping;
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
    return !signal.aborted;
  }
}
