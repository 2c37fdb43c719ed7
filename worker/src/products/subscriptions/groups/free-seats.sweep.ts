import { Injectable } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announceAll } from '#runtime/platform/outbox/announce';
import { type Recurring, RecurringWork } from '../../../platform/sweeps/recurring.js';
import { findWantedSeats } from './offer-free-seats.js';

const EVERY_MS = 60_000;
const BATCH = 200;

/**
 * Offers seats that were free before someone could have them: a plan is sold again, a customer is not blocked any more, a TV slot
 * came free, a price began. docs/rules/groups.md#waiting-list
 */
@Injectable()
export class FreeSeatsSweep extends RecurringWork {
  readonly recurring: Recurring[] = [{ name: 'offer-free-seats', everyMs: EVERY_MS, run: () => this.sweep() }];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** How many groups are looked at again, by the job that looks at one where a seat comes free. */
  sweep(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const groups = await findWantedSeats(tx, this.clock.now(), BATCH);
      await announceAll(tx, 'group.reopened', groups);
      return groups.length;
    });
  }
}
