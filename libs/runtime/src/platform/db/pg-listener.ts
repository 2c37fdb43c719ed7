import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { Config } from '#runtime/platform/config/config';
import { ListeningConnection } from '#runtime/platform/db/listening-connection';

type Listener = () => unknown;

/**
 * Calls listeners after a NOTIFY on their channel. All channels share one connection, opened with the first listener.
 * After a reconnect every listener is called, because notifications may have been lost.
 */
@Injectable()
export class PgListener implements OnApplicationShutdown {
  private readonly log = new Logger(PgListener.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly connection: ListeningConnection;
  private started: Promise<void> | undefined;

  constructor(@Inject(Config) config: Config) {
    this.connection = new ListeningConnection(config.databaseUrl, {
      onOpen: (client) => this.resume(client),
      onNotification: ({ channel }) => this.notify(channel),
    });
  }

  /** After this `listener` is called for every notification, so what it reads is current. */
  async listen(channel: string, listener: Listener): Promise<void> {
    await (this.started ??= this.connection.start());
    this.listeners.set(channel, (this.listeners.get(channel) ?? new Set()).add(listener));
    await this.connection.listenTo(channel);
  }

  onApplicationShutdown(): Promise<void> {
    return this.connection.stop();
  }

  private async resume(client: pg.Client): Promise<void> {
    for (const channel of this.listeners.keys()) await client.query(`LISTEN ${channel}`);
    for (const channel of this.listeners.keys()) this.notify(channel);
  }

  private notify(channel: string): void {
    for (const listener of this.listeners.get(channel) ?? []) void this.call(listener);
  }

  private async call(listener: Listener): Promise<void> {
    try {
      await listener();
    } catch (error) {
      this.log.error(error);
    }
  }
}
