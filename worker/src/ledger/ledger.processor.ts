import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
import { PostPaymentJob } from './post-payment.job.js';
import { PostRefundJob } from './post-refund.job.js';
import { PostReimbursementCancelledJob } from './post-reimbursement-cancelled.job.js';
import { PostReimbursementDueJob } from './post-reimbursement-due.job.js';
import { PostReimbursementPaidJob } from './post-reimbursement-paid.job.js';

@Processor('ledger', WORKER_OPTIONS)
export class LedgerProcessor extends JobProcessor<'ledger'> {
  constructor(
    payment: PostPaymentJob,
    reimbursementDue: PostReimbursementDueJob,
    reimbursementCancelled: PostReimbursementCancelledJob,
    reimbursementPaid: PostReimbursementPaidJob,
    refund: PostRefundJob,
  ) {
    super('ledger', {
      'post-payment': payment,
      'post-reimbursement-due': reimbursementDue,
      'post-reimbursement-cancelled': reimbursementCancelled,
      'post-reimbursement-paid': reimbursementPaid,
      'post-refund': refund,
    });
  }
}
