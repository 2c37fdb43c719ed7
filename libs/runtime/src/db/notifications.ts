import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '#runtime/config/config';
import { poolOptions } from '#runtime/db/pool-options';

type Tell = () => Promise<unknown>;
const RECONNECT_MS = 1_000;

/**
 * Calls back after each NOTIFY on a channel, over one connection for all channels, which is opened by the first
 * listener. After a reconnect everybody is called: what was said in between has not been heard.
 */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  private readonly log = new Logger(Notifications.name);
  private readonly listeners = new Map<string, Tell>();
  private client: Promise<pg.Client> | undefined;
  private stopped = false;

  constructor(@Inject(Config) private readonly config: Config) {}

  /** From here on `tell` is called; what it reads afterwards is current. One listener a channel. */
  async listen(channel: string, tell: Tell): Promise<void> {
    this.listeners.set(channel, tell);
    this.client ??= this.connect();
    await (await this.client).query(`LISTEN ${channel}`);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.client?.then((client) => client.end()).catch(() => undefined);
  }

  private async connect(): Promise<pg.Client> {
    // A time-out would end a connection that is meant to be silent.
    const client = new pg.Client({ ...poolOptions(this.config.databaseUrl, 1), query_timeout: undefined });
    client.on('notification', ({ channel }) => this.tell(channel));
    client.on('error', () => void client.end().catch(() => undefined));
    client.on('end', () => this.reconnectLater());
    await client.connect();
    return client;
  }

  private reconnectLater(): void {
    if (!this.stopped) setTimeout(() => void this.reconnect(), RECONNECT_MS).unref();
  }

  private async reconnect(): Promise<void> {
    try {
      this.client = this.connect();
      const client = await this.client;
      for (const channel of this.listeners.keys()) await client.query(`LISTEN ${channel}`);
      for (const channel of this.listeners.keys()) this.tell(channel);
    } catch {
      // Its end leads here again.
    }
  }

  private tell(channel: string): void {
    void this.listeners
      .get(channel)?.()
      .catch((error: unknown) => this.log.error(error));
  }
}
