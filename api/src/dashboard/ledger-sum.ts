import { Injectable } from '@nestjs/common';
import { dayInWib } from '#domain/platform/wib';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';

const FRESH_MS = 30_000;
const MAX_AGE_MS = 60_000;

/** In sen, as text. `all`: of all postings, which is zero; then what the shop owes, and the fees of this month (WIB). */
export interface LedgerSums {
  all: string;
  hosts: string;
  refunds: string;
  credit: string;
  fees: string;
}

/**
 * What the postings of the ledger come to. Adding up millions of postings takes longer than the rest of the dashboard, so the
 * sums may be a minute old when they are asked for: newer ones are read meanwhile from half a minute on. Older ones are not shown.
 */
@Injectable()
export class LedgerSum {
  private last?: Promise<LedgerSums>;
  private readAt = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  read(): Promise<LedgerSums> {
    const now = this.clock.now().getTime();
    const age = now - this.readAt;
    if (this.last && age < FRESH_MS) return this.last;
    this.readAt = now;
    const next = this.add();
    if (age > MAX_AGE_MS) this.last = next;
    this.last ??= next;
    next.then(
      () => (this.last = next),
      // The next caller tries again.
      () => (this.last = undefined),
    );
    return this.last;
  }

  private async add(): Promise<LedgerSums> {
    const month = `${dayInWib(this.clock.now()).slice(0, 'YYYY-MM'.length)}-01`;
    // What is owed, and income, are credit: below zero.
    const [row] = await this.database.$queryRaw<LedgerSums[]>`
      SELECT coalesce(sum(amount_sen), 0)::text AS "all",
        coalesce(-sum(amount_sen) FILTER (WHERE account = 'hostPayable'), 0)::text AS hosts,
        coalesce(-sum(amount_sen) FILTER (WHERE account = 'refundPayable'), 0)::text AS refunds,
        coalesce(-sum(amount_sen) FILTER (WHERE account = 'customerCredit'), 0)::text AS credit,
        coalesce(-sum(amount_sen) FILTER (WHERE account = 'feeIncome' AND period = ${month}::date), 0)::text AS fees
      FROM ledger_posting`;
    return row!;
  }
}
