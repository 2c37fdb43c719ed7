import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { checkBooks, raiseAlarms } from '#runtime/sales/ledger/check-books';
import { ProductLines } from '#runtime/sales/product-lines';

/** Longer than a posting takes while the queue is busy. */
const GRACE_MS = 10_000;

/** Compares the books with the records behind them. What differs is an alarm until it is right again. docs/rules/ledger.md#checks */
@Injectable()
export class BooksSweep {
  private readonly log = new Logger('ledger');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
  ) {}

  /** @returns the number of open alarms. */
  async sweep(graceMs = GRACE_MS): Promise<number> {
    const checks = this.lines.bookChecks();
    const readAt = this.clock.now();
    const differences = await checkBooks(this.database, checks, graceMs);
    for (const [name, texts] of differences) this.log.error(`the books are wrong: ${name}: ${texts.join('; ')}`);
    return raiseAlarms(this.database, checks, differences, { readAt, at: this.clock.now() });
  }
}
