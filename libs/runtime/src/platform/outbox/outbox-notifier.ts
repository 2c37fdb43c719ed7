import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

export const OUTBOX_CHANNEL = 'outbox';
/** A single event is notified almost at once; under load the relay is running anyway and reads many rows at a time. */
const COALESCE_MS = 4;
const MIN_INTERVAL_MS = 20;

/**
 * Notifies the relay after commits. Not a trigger: NOTIFY inside the transaction takes a database-wide lock until the
 * commit is on disk, so commits would be serialised (docs/decisions/0003). If the process dies before notifying, the
 * relay's slow poll finds the event.
 */
@Injectable()
export class OutboxNotifier implements OnModuleInit {
  private pending: NodeJS.Timeout | null = null;
  private notifiedAt = -MIN_INTERVAL_MS;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.database.onCommit(() => this.notify());
  }

  private notify(): void {
    this.pending ??= setTimeout(
      () => {
        this.pending = null;
        this.notifiedAt = performance.now();
        this.database.statement(Prisma.sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`).catch(() => undefined);
      },
      Math.max(COALESCE_MS, this.notifiedAt + MIN_INTERVAL_MS - performance.now()),
    );
  }
}
