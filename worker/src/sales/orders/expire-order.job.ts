import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/platform/db/database';
import type { JobCause, JobHandler } from '../../platform/jobs/job-handler.js';
import { OverdueOrders } from './overdue-orders.js';

/** The timer of a payment deadline. */
@Injectable()
export class ExpireOrderJob implements JobHandler<'orders', 'expire-order'> {
  constructor(private readonly overdue: OverdueOrders) {}

  async run(tx: Tx, { orderUid }: JobData<'orders', 'expire-order'>, { eventUid }: JobCause): Promise<void> {
    await this.overdue.expire(tx, orderUid, eventUid);
  }
}
