import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { confirmBySilence } from '#runtime/products/subscriptions/access/access.store';
import { missClaim } from '#runtime/products/subscriptions/access/miss-claim';
import { ProductLines } from '#runtime/sales/product-lines';
import { processEach } from '../../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../../platform/sweeps/recurring.js';

const BATCH = 100;

/** The clocks of accesses and claims: silence that counts, and claims without answer or solution. docs/rules/claims.md */
@Injectable()
export class AccessSweep extends RecurringWork {
  readonly recurring: Recurring[] = [
    { name: 'confirm-access-by-silence', everyMs: 10 * MINUTE_MS, run: () => this.confirm() },
    { name: 'end-missed-claims', everyMs: MINUTE_MS, run: () => this.miss() },
  ];
  private readonly log = new Logger('access');

  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** How many accesses were confirmed. */
  confirm(): Promise<number> {
    return confirmBySilence(this.database, this.clock.now());
  }

  /** How many claims have missed a clock. */
  async miss(): Promise<number> {
    const now = this.clock.now();
    const overdue = await this.database.accessClaim.findMany({
      where: { dueAt: { lte: now } },
      orderBy: { dueAt: 'asc' },
      take: BATCH,
      select: { uid: true },
    });
    const uids = overdue.map(({ uid }) => uid);
    return processEach(this.log, uids, (uid) =>
      this.database.transaction((tx) => missClaim(tx, this.lines, uid, { now: () => now })),
    );
  }
}
