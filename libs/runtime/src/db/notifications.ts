import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { Config } from '#runtime/config/config';
import { ListeningConnection } from '#runtime/db/listening-connection';

type Tell = () => unknown;

/**
 * Calls back after each NOTIFY on a channel, over one connection for all channels, which is opened by the first
 * listener. After a reconnect everybody is called: what was said in between has not been heard.
 */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  private readonly log = new Logger(Notifications.name);
  private readonly listeners = new Map<string, Tell>();
  private readonly connection: ListeningConnection;
  private started: Promise<void> | undefined;

  constructor(@Inject(Config) config: Config) {
    this.connection = new ListeningConnection(config.databaseUrl, {
      opened: (client) => this.resume(client),
      said: ({ channel }) => void this.tell(channel),
    });
  }

  /** From here on `tell` is called; what it reads afterwards is current. One listener a channel. */
  async listen(channel: string, tell: Tell): Promise<void> {
    await (this.started ??= this.connection.start());
    this.listeners.set(channel, tell);
    await this.connection.listenTo(channel);
  }

  onApplicationShutdown(): Promise<void> {
    return this.connection.stop();
  }

  private async resume(client: pg.Client): Promise<void> {
    for (const channel of this.listeners.keys()) await client.query(`LISTEN ${channel}`);
    for (const channel of this.listeners.keys()) void this.tell(channel);
  }

  private async tell(channel: string): Promise<void> {
    try {
      await this.listeners.get(channel)?.();
    } catch (error) {
      this.log.error(error);
    }
  }
}
