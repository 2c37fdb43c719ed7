import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#runtime/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

export const OUTBOX_CHANNEL = 'outbox';
const COALESCE_MS = 4;

/**
 * Wakes the relay after commits. Not a trigger: NOTIFY inside the transaction takes a database-wide lock until the
 * commit is on disk, which lets commits through one by one (docs/decisions/0003). A bell that is not rung, because
 * the process died, costs the relay's slow poll and nothing else.
 */
@Injectable()
export class RelayBell implements OnModuleInit {
  private pending: NodeJS.Timeout | null = null;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.database.onCommit(() => this.ring());
  }

  private ring(): void {
    this.pending ??= setTimeout(() => {
      this.pending = null;
      this.database.statement(Prisma.sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`).catch(() => undefined);
    }, COALESCE_MS);
  }
}
