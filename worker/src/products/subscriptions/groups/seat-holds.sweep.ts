import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announceAll } from '#runtime/platform/outbox/announce';
import { type Recurring, RecurringWork } from '../../../platform/sweeps/recurring.js';

const EVERY_MS = 60_000;
const BATCH = 200;

/** Offers to the next who waits what was held and not taken in time. docs/rules/groups.md#waiting-list */
@Injectable()
export class SeatHoldsSweep extends RecurringWork {
  readonly recurring: Recurring[] = [{ name: 'end-seat-holds', everyMs: EVERY_MS, run: () => this.sweep() }];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** How many holds have ended. */
  sweep(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ended = await tx.$queryRaw<{ groupUid: string | null }[]>`
        UPDATE "waiting_entry" SET "held_until" = NULL WHERE "uid" IN (
          SELECT "uid" FROM "waiting_entry" WHERE "held_until" <= ${this.clock.now()}
          ORDER BY "held_until" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING "offered_group_uid" AS "groupUid"`;
      const groups = new Set(ended.flatMap(({ groupUid }) => groupUid ?? []));
      await announceAll(
        tx,
        'group.reopened',
        [...groups].map((groupUid) => ({ groupUid })),
      );
      return ended.length;
    });
  }
}
