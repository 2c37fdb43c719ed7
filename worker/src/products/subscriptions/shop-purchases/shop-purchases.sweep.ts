import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { askForPurchases } from '#runtime/products/subscriptions/shop-purchases.store';
import { type Recurring, RecurringWork } from '../../../platform/sweeps/recurring.js';

const BATCH = 200;

/**
 * Puts on the list what the shop has to buy for groups without a host: each cycle after the first some days before the
 * provider renews, and one that `activateMembers` has not asked for. (group, number) is unique, so two sweeps ask once.
 */
@Injectable()
export class ShopPurchasesSweep extends RecurringWork {
  readonly recurring: Recurring[] = [
    { name: 'ask-for-shop-purchases', everyMs: 10 * MINUTE_MS, run: () => this.sweep() },
  ];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** How many purchases were asked for. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    // In this sequence: a cycle that is asked for late keeps the day on which it was due.
    return (await this.askForNext(now)) + (await askForPurchases(this.database, now));
  }

  /** A group without members waits: its clock stays due until one comes, or the group is closed. */
  private askForNext(now: Date): Promise<number> {
    return this.database.$executeRaw`
      WITH due AS (
        UPDATE "shop_purchase" p SET "ask_next_at" = NULL FROM (
          SELECT s."uid" FROM "shop_purchase" s JOIN "account_group" g ON g."uid" = s."group_uid"
          WHERE s."ask_next_at" <= ${now} AND g."closed_at" IS NULL AND EXISTS (
            SELECT FROM "account" a WHERE a."group_uid" = g."uid" AND a."status" = ${ACCOUNT_STATUS.active})
          ORDER BY s."ask_next_at" LIMIT ${BATCH} FOR UPDATE OF s SKIP LOCKED) found
        WHERE p."uid" = found."uid" RETURNING p."group_uid", p."number", p."renews_on"
      )
      INSERT INTO "shop_purchase" ("uid", "group_uid", "number", "asked_at", "due_at")
      SELECT gen_random_uuid(), "group_uid", "number" + 1, ${now}, "renews_on"::timestamp AT TIME ZONE 'Asia/Jakarta' FROM due
      ON CONFLICT DO NOTHING`;
  }
}
