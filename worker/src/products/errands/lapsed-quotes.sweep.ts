import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '#domain/platform/durations';
import type { ErrandState } from '#domain/products/errands/errand';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockErrand, moveErrand } from '#runtime/products/errands/errands.store';
import { processEach } from '../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../platform/sweeps/recurring.js';

const BATCH = 200;

/** Ends the quotes that were not taken in time. docs/rules/errands.md#quotes */
@Injectable()
export class LapsedQuotesSweep extends RecurringWork {
  readonly recurring: Recurring[] = [{ name: 'lapse-quotes', everyMs: MINUTE_MS, run: () => this.lapse() }];
  private readonly log = new Logger('lapsed-quotes');

  constructor(private readonly database: Database) {
    super();
  }

  /** How many quotes have ended. */
  async lapse(): Promise<number> {
    const overdue = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT uid FROM errand WHERE state = 'quoted' AND quote_ends_at <= now() ORDER BY quote_ends_at LIMIT ${BATCH}`;
    return processEach(
      this.log,
      overdue.map(({ uid }) => uid),
      (uid) => this.database.transaction((tx) => lapseQuote(tx, uid)),
    );
  }
}

/** False when it was taken, refused or replaced by another one meanwhile. By the database's clock, as the sweep has asked. */
async function lapseQuote(tx: Tx, uid: string): Promise<boolean> {
  const errand = await lockErrand(tx, uid);
  if (errand?.state !== ('quoted' satisfies ErrandState)) return false;
  const [row] = await tx.$queryRaw<{ isOver: boolean }[]>`
    SELECT quote_ends_at <= clock_timestamp() AS "isOver" FROM errand WHERE uid = ${uid}::uuid`;
  if (!row?.isOver) return false;
  await moveErrand(tx, errand, 'lapse', 'system');
  await announce(tx, 'errand.lapsed', { errandUid: uid });
  return true;
}
