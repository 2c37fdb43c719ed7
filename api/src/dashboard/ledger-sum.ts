import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';

const MAX_AGE_MS = 60_000;

/**
 * The sum of all postings of the ledger in sen, which has to be zero. Adding up millions of postings takes longer than
 * the rest of the dashboard, so the sum is at most a minute old when it is asked for, and a newer one is read meanwhile.
 */
@Injectable()
export class LedgerSum {
  private last?: Promise<string>;
  private readAt = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  read(): Promise<string> {
    const now = this.clock.now().getTime();
    if (this.last && now - this.readAt < MAX_AGE_MS) return this.last;
    this.readAt = now;
    const next = this.add();
    this.last ??= next;
    next.then(
      () => (this.last = next),
      // The next caller tries again.
      () => (this.last = undefined),
    );
    return this.last;
  }

  private async add(): Promise<string> {
    const [row] = await this.database.$queryRaw<{ sum: string }[]>`
      SELECT coalesce(sum(amount_sen), 0)::text AS sum FROM ledger_posting`;
    return row!.sum;
  }
}
