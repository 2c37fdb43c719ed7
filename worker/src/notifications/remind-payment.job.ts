import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobHandler } from '../jobs/job-handler.js';
import { remindDue } from './remind-due.js';

/** The alarm clock of a payment reminder. */
@Injectable()
export class RemindPaymentJob implements JobHandler<'notifications', 'remind-payment'> {
  async run(tx: Tx, { orderUid }: JobData<'notifications', 'remind-payment'>): Promise<void> {
    await remindDue(tx, orderUid);
  }
}
