import { RemindPaymentJob } from './remind-payment.job.js';
import { TellAccountStatusJob } from './tell-account-status.job.js';
import { TellHostReimbursedJob } from './tell-host-reimbursed.job.js';
import { TellOrderClosedJob } from './tell-order-closed.job.js';
import { TellOrderCreatedJob } from './tell-order-created.job.js';
import { TellPaymentConfirmedJob } from './tell-payment-confirmed.job.js';
import { TellPaymentRejectedJob } from './tell-payment-rejected.job.js';
import { TellPaymentRequestedJob } from './tell-payment-requested.job.js';
import { TellProofReceivedJob } from './tell-proof-received.job.js';
import { TellPurchaseRejectedJob } from './tell-purchase-rejected.job.js';
import { TellRefundIssuedJob } from './tell-refund-issued.job.js';
import { TellReimbursementScheduledJob } from './tell-reimbursement-scheduled.job.js';

/** The providers behind NotificationsProcessor. */
export const notificationJobs = [
  TellOrderCreatedJob,
  TellPaymentRequestedJob,
  RemindPaymentJob,
  TellProofReceivedJob,
  TellPaymentConfirmedJob,
  TellPaymentRejectedJob,
  TellOrderClosedJob,
  TellAccountStatusJob,
  TellPurchaseRejectedJob,
  TellReimbursementScheduledJob,
  TellHostReimbursedJob,
  TellRefundIssuedJob,
];
