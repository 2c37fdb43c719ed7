import { PostPaymentJob } from './post-payment.job.js';
import { PostRefundJob } from './post-refund.job.js';
import { PostReimbursementCancelledJob } from './post-reimbursement-cancelled.job.js';
import { PostReimbursementDueJob } from './post-reimbursement-due.job.js';
import { PostReimbursementPaidJob } from './post-reimbursement-paid.job.js';

/** The providers behind LedgerProcessor. */
export const ledgerJobs = [
  PostPaymentJob,
  PostReimbursementDueJob,
  PostReimbursementCancelledJob,
  PostReimbursementPaidJob,
  PostRefundJob,
];
