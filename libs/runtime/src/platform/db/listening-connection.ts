import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { poolOptions } from '#runtime/platform/db/pool-options';

/** The `application_name` of these connections in `pg_stat_activity`. */
export const LISTENING = 'listening';
const HEARTBEAT_MS = 1_500;
const ANSWERS_WITHIN_MS = 2_000;
const RECONNECT_MS = 300;

/** Callbacks of the connection's owner. */
export interface ConnectionCallbacks {
  /** Sends LISTEN and reads what was missed while there was no connection. If it rejects, the connection is opened again. */
  onOpen(client: pg.Client): Promise<void>;
  onNotification(notification: pg.Notification): void;
  /** Every notification sent before this moment (`performance.now()`) has been delivered. */
  onCaughtUp?(before: number): void;
  /** Notifications are lost from here on. */
  onLost?(): void;
}

/**
 * A connection that LISTENs and reconnects. A heartbeat detects a connection that is silent without being closed;
 * notifications sent before the heartbeat's query arrive before its answer.
 */
export class ListeningConnection {
  private client: pg.Client | undefined;
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly callbacks: ConnectionCallbacks,
  ) {}

  /** Resolves after the first attempt, successful or not; retries go on. */
  async start(): Promise<void> {
    const first = this.check();
    this.running = first.then(() => this.keepUp());
    await first;
  }

  /** Listens to one more channel. If the connection is down, `onOpen` listens to it later. */
  async listenTo(channel: string): Promise<void> {
    await this.client?.query(`LISTEN ${channel}`).catch(() => undefined);
  }

  /** Resolves within the time of a connection and one of its answers, whatever the server does. */
  async stop(): Promise<void> {
    this.stopping.abort();
    // First, because a `connect()` whose client is ended meanwhile never settles.
    await this.running;
    const ended = this.client?.end().catch(() => undefined);
    // On a silent connection `end()` never resolves.
    await Promise.race([ended, sleep(ANSWERS_WITHIN_MS, undefined, { ref: false })]);
  }

  private async keepUp(): Promise<void> {
    while (await this.pause(this.client ? HEARTBEAT_MS : RECONNECT_MS)) await this.check();
  }

  /** Opens the connection, or sends a heartbeat. */
  private async check(): Promise<void> {
    const askedAt = performance.now();
    const isNew = !this.client;
    const client = (this.client ??= this.newClient());
    try {
      if (isNew) {
        await client.connect();
        await this.callbacks.onOpen(client);
      } else await client.query('SELECT 1');
      if (this.client === client) this.callbacks.onCaughtUp?.(askedAt);
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
    client.on('notification', (notification) => this.callbacks.onNotification(notification));
    client.on('error', () => this.lose(client));
    return client;
  }

  /** Does not wait for `end()`: on a silent connection it never resolves. */
  private lose(client: pg.Client): void {
    void client.end().catch(() => undefined);
    if (client !== this.client) return; // a late error of an earlier connection
    this.client = undefined;
    this.callbacks.onLost?.();
  }

  private async pause(ms: number): Promise<boolean> {
    const { signal } = this.stopping;
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
    return !signal.aborted;
  }
}
