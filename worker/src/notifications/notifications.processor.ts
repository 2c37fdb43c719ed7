import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
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

@Processor('notifications', WORKER_OPTIONS)
export class NotificationsProcessor extends JobProcessor<'notifications'> {
  constructor(
    orderCreated: TellOrderCreatedJob,
    paymentRequested: TellPaymentRequestedJob,
    remindPayment: RemindPaymentJob,
    proofReceived: TellProofReceivedJob,
    paymentConfirmed: TellPaymentConfirmedJob,
    paymentRejected: TellPaymentRejectedJob,
    orderClosed: TellOrderClosedJob,
    accountStatus: TellAccountStatusJob,
    purchaseRejected: TellPurchaseRejectedJob,
    reimbursementScheduled: TellReimbursementScheduledJob,
    hostReimbursed: TellHostReimbursedJob,
    refundIssued: TellRefundIssuedJob,
  ) {
    super('notifications', {
      'tell-order-created': orderCreated,
      'tell-payment-requested': paymentRequested,
      'remind-payment': remindPayment,
      'tell-proof-received': proofReceived,
      'tell-payment-confirmed': paymentConfirmed,
      'tell-payment-rejected': paymentRejected,
      'tell-order-closed': orderClosed,
      'tell-account-status': accountStatus,
      'tell-purchase-rejected': purchaseRejected,
      'tell-reimbursement-scheduled': reimbursementScheduled,
      'tell-host-reimbursed': hostReimbursed,
      'tell-refund-issued': refundIssued,
    });
  }
}
