import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '#domain/platform/durations';
import { Database } from '#runtime/platform/db/database';
import { expireGift } from '#runtime/products/giving/gifts.store';
import { processEach } from '../../platform/sweeps/process-each.js';
import { type Recurring, RecurringWork } from '../../platform/sweeps/recurring.js';

const BATCH = 200;

/** Ends the gifts that were not claimed in time: their money has to go back. docs/rules/giving.md#gifts */
@Injectable()
export class ExpiredGiftsSweep extends RecurringWork {
  readonly recurring: Recurring[] = [{ name: 'expire-gifts', everyMs: MINUTE_MS, run: () => this.expire() }];
  private readonly log = new Logger('expired-gifts');

  constructor(private readonly database: Database) {
    super();
  }

  /** How many gifts have ended. */
  async expire(): Promise<number> {
    const overdue = await this.database.$queryRaw<{ uid: string }[]>`
      SELECT uid FROM giving_gift WHERE state = 'ready' AND expires_at < now() ORDER BY expires_at LIMIT ${BATCH}`;
    return processEach(
      this.log,
      overdue.map(({ uid }) => uid),
      (uid) => this.database.transaction((tx) => expireGift(tx, uid)),
    );
  }
}
