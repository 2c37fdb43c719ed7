import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobHandler } from '../jobs/job-handler.js';
import { remindVoucherDue } from './remind-voucher-due.js';

/** The alarm clock of a voucher's reminder. */
@Injectable()
export class RemindVoucherJob implements JobHandler<'notifications', 'remind-voucher'> {
  async run(tx: Tx, { voucherUid }: JobData<'notifications', 'remind-voucher'>): Promise<void> {
    await remindVoucherDue(tx, voucherUid);
  }
}
