import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { ExpireVoucherJob } from './expire-voucher.job.js';

@Processor('vouchers', WORKER_OPTIONS)
export class VouchersProcessor extends JobProcessor<'vouchers'> {
  constructor(expireVoucher: ExpireVoucherJob) {
    super('vouchers', { 'expire-voucher': expireVoucher });
  }
}
