import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#runtime/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

export const OUTBOX_CHANNEL = 'outbox';
/** A lone event is told at once; in a rush the relay is awake anyway and reads many at a time. */
const COALESCE_MS = 4;
const RUSH_MS = 20;

/**
 * Wakes the relay after commits. Not a trigger: NOTIFY inside the transaction takes a database-wide lock until the
 * commit is on disk, which lets commits through one by one (docs/decisions/0003). A bell that is not rung, because
 * the process died, costs the relay's slow poll and nothing else.
 */
@Injectable()
export class RelayBell implements OnModuleInit {
  private pending: NodeJS.Timeout | null = null;
  private rungAt = -RUSH_MS;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.database.onCommit(() => this.ring());
  }

  private ring(): void {
    this.pending ??= setTimeout(
      () => {
        this.pending = null;
        this.rungAt = performance.now();
        this.database.statement(Prisma.sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`).catch(() => undefined);
      },
      Math.max(COALESCE_MS, this.rungAt + RUSH_MS - performance.now()),
    );
  }
}
