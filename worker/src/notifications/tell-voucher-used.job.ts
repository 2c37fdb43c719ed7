import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readVoucherFacts } from './tell-voucher.js';
import { templates } from './templates.js';

@Injectable()
export class TellVoucherUsedJob implements JobHandler<'notifications', 'tell-voucher-used'> {
  async run(
    tx: Tx,
    { voucherUid, number }: JobData<'notifications', 'tell-voucher-used'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const { voucher, order } = await readVoucherFacts(tx, voucherUid);
    const message = templates.voucherUsed(order, number, voucher.treatments - number);
    await notify(tx, 'tell-voucher-used', eventUid, order.customerUid, message);
  }
}
