import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/platform/db/database';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { expireUnused } from './expire-unused.js';

/** The timer of a voucher's first use. */
@Injectable()
export class ExpireVoucherJob implements JobHandler<'vouchers', 'expire-voucher'> {
  async run(tx: Tx, { voucherUid }: JobData<'vouchers', 'expire-voucher'>): Promise<void> {
    await expireUnused(tx, voucherUid);
  }
}
