import { Injectable } from '@nestjs/common';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import { announceAll } from '#runtime/platform/outbox/announce';
import { type Recurring, RecurringWork } from '../../../platform/sweeps/recurring.js';

const EVERY_MS = 10_000;
const BATCH = 200;

/** Says to the members of paid seats that have waited too long that the money can come back. docs/rules/groups.md#money-back */
@Injectable()
export class MoneyBackSweep extends RecurringWork {
  readonly recurring: Recurring[] = [{ name: 'offer-money-back', everyMs: EVERY_MS, run: () => this.sweep() }];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** How many were offered their money. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const offered = await this.database.transaction(async (tx) => {
      const seats = await tx.$queryRaw<{ accountUid: string; orderUid: string; groupUid: string }[]>`
        UPDATE "account" SET "money_back_offered_at" = ${now} WHERE "uid" IN (
          SELECT "uid" FROM "account"
          WHERE "money_back_due_at" <= ${now} AND "money_back_offered_at" IS NULL AND "status" = ${ACCOUNT_STATUS.pending}
          ORDER BY "money_back_due_at" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING "uid" AS "accountUid", "order_uid" AS "orderUid", "group_uid" AS "groupUid"`;
      await announceAll(tx, 'seat.money-back-offered', seats);
      if (seats.length > 0) crashPoint('money-back:before-commit');
      return seats.length;
    });
    if (offered > 0) crashPoint('money-back:committed');
    return offered;
  }
}
