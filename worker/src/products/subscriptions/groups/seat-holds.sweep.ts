import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announceAll } from '#runtime/platform/outbox/announce';
import { type Recurring, RecurringWork } from '../../../platform/sweeps/recurring.js';
import { mayTakeHeld } from './offer-free-seats.js';

const EVERY_MS = 60_000;
const BATCH = 200;

/**
 * Offers to the next who waits what was held and not taken in time, or is held for someone who was blocked or of a plan that is not sold
 * any more: these wait again, at their place. docs/rules/groups.md#waiting-list
 */
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
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      const ended = await tx.$queryRaw<{ groupUid: string | null }[]>`
        WITH ended AS MATERIALIZED (
          SELECT w."uid", w."offered_group_uid", w."held_until" <= ${now} AS "isOver" FROM "waiting_entry" w
          WHERE w."held_until" IS NOT NULL AND (w."held_until" <= ${now} OR NOT ${mayTakeHeld(now)})
          ORDER BY w."held_until" LIMIT ${BATCH} FOR UPDATE OF w SKIP LOCKED)
        UPDATE "waiting_entry" entry SET "held_until" = NULL,
          "offered_at" = CASE WHEN ended."isOver" THEN entry."offered_at" END,
          "offered_group_uid" = CASE WHEN ended."isOver" THEN entry."offered_group_uid" END
        FROM ended WHERE entry."uid" = ended."uid"
        RETURNING ended."offered_group_uid" AS "groupUid"`;
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
