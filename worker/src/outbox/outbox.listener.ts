import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { poolOptions } from '#runtime/db/pool-options';
import { OUTBOX_CHANNEL } from '#runtime/outbox/relay-bell';

const RECONNECT_MS = 500;

/** Hears the bell that rings after commits, on a connection of its own, and reconnects when it breaks. The relay's poll covers the gaps. */
export class OutboxListener {
  private client: pg.Client | null = null;
  private stopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly onRing: () => void,
  ) {}

  start(): void {
    void this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    while (!this.stopped) {
      const client = new pg.Client(poolOptions(this.databaseUrl, 1));
      const broken = new Promise<void>((resolve) => {
        client.once('error', () => resolve());
        client.once('end', () => resolve());
      });
      this.client = client;
      try {
        await client.connect();
        client.on('notification', this.onRing);
        await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
        this.onRing(); // for what was committed while nobody listened
        await broken;
      } catch {
        // connect or LISTEN failed: tried again below
      }
      await client.end().catch(() => undefined);
      if (!this.stopped) await sleep(RECONNECT_MS);
    }
  }
}
