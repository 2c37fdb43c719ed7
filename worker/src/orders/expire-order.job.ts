import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { expireOverdue } from './expire-overdue.js';

/** The alarm clock of a payment deadline. */
@Injectable()
export class ExpireOrderJob implements JobHandler<'orders', 'expire-order'> {
  async run(tx: Tx, { orderUid }: JobData<'orders', 'expire-order'>, { eventUid }: JobCause): Promise<void> {
    await expireOverdue(tx, orderUid, eventUid);
  }
}
