import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
import { ExpireVoucherJob } from './expire-voucher.job.js';
import { IssueVoucherJob } from './issue-voucher.job.js';
import { VoidVoucherJob } from './void-voucher.job.js';

/** The providers behind VouchersProcessor. */
export const voucherJobs = [IssueVoucherJob, ExpireVoucherJob, VoidVoucherJob];

@Processor('vouchers', WORKER_OPTIONS)
export class VouchersProcessor extends JobProcessor<'vouchers'> {
  constructor(issueVoucher: IssueVoucherJob, expireVoucher: ExpireVoucherJob, voidVoucher: VoidVoucherJob) {
    super('vouchers', {
      'issue-voucher': issueVoucher,
      'expire-voucher': expireVoucher,
      'void-voucher': voidVoucher,
    });
  }
}
