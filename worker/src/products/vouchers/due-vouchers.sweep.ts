import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '#domain/platform/durations';
import { VOUCHER_REMIND_DAYS } from '#domain/products/vouchers/voucher';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announceOnce } from '#runtime/platform/outbox/announce';
import { expireUnused } from './expire-unused.js';
import { processEach } from '../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../platform/sweeps/recurring.js';

const BATCH = 200;
/** Time for the timer of the expiry, which is quicker. */
const GRACE = '30 seconds';

/** Expires what a lost timer has left, and announces the reminders, which have no timer. */
@Injectable()
export class DueVouchersSweep extends RecurringWork {
  readonly recurring: Recurring[] = [
    { name: 'expire-unused-vouchers', everyMs: MINUTE_MS, run: () => this.expire() },
    { name: 'remind-of-vouchers', everyMs: 10 * MINUTE_MS, run: () => this.remind() },
  ];
  private readonly log = new Logger('due-vouchers');

  constructor(private readonly database: Database) {
    super();
  }

  /** How many unused vouchers have ended. */
  async expire(): Promise<number> {
    const overdue = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT uid FROM voucher
      WHERE state = 'issued' AND use_by < now() - ${GRACE}::interval ORDER BY use_by LIMIT ${BATCH}`;
    return this.each(
      overdue.map(({ uid }) => uid),
      expireUnused,
    );
  }

  /** Announces the reminders that are due, one for each last day. Answers how many were new. */
  async remind(): Promise<number> {
    const due = await this.database.$queryRaw<{ uid: string; useBy: Date }[]>`
      SELECT uid, use_by AS "useBy" FROM voucher
      WHERE state = 'issued' AND use_by > now()
        AND use_by - make_interval(days => ${VOUCHER_REMIND_DAYS}::int) <= now()`;
    const reminders = due.map(({ uid, useBy }) => ({
      cause: `remind ${uid} ${useBy.toISOString()}`,
      payload: { voucherUid: uid, useBy: useBy.toISOString() },
    }));
    return this.database.transaction((tx) => announceOnce(tx, 'voucher.due-soon', reminders));
  }

  private each(uids: string[], act: (tx: Tx, voucherUid: string) => Promise<boolean>): Promise<number> {
    return processEach(this.log, uids, (uid) => this.database.transaction((tx) => act(tx, uid)));
  }
}
