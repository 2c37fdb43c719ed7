import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Database } from '#runtime/platform/db/database';
import { isFirstDelivery } from '../../platform/jobs/inbox.js';
import type { JobCause, OutsideJobHandler } from '../../platform/jobs/job-handler.js';
import { Eraser } from './eraser.js';

/**
 * The first try, right after the wish; when money is open, the sweep tries again. Once more after the erasure: what lies
 * outside the database is gone then, also when the sweep that erased died before it could remove it.
 */
@Injectable()
export class EraseCustomerJob implements OutsideJobHandler<'privacy', 'erase-customer'> {
  constructor(
    private readonly database: Database,
    private readonly eraser: Eraser,
  ) {}

  async runOutside({ erasureUid }: JobData<'privacy', 'erase-customer'>, { eventUid }: JobCause): Promise<void> {
    await this.eraser.carryOut(erasureUid);
    await this.database.transaction(async (tx) => void (await isFirstDelivery(tx, 'erase-customer', eventUid)));
  }
}
