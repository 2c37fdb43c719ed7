import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readVoucherFacts } from './tell-voucher.js';
import { templates } from './templates.js';

@Injectable()
export class TellVoucherExpiredJob implements JobHandler<'notifications', 'tell-voucher-expired'> {
  async run(
    tx: Tx,
    { voucherUid }: JobData<'notifications', 'tell-voucher-expired'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const { voucher, order } = await readVoucherFacts(tx, voucherUid);
    const message = templates.voucherExpired(order, voucher);
    await notify(tx, 'tell-voucher-expired', eventUid, order.customerUid, message);
  }
}
