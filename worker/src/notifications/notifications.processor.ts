import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
import { RemindPaymentJob } from './remind-payment.job.js';
import { RemindVoucherJob } from './remind-voucher.job.js';
import { TellAccountStatusJob } from './tell-account-status.job.js';
import { TellCredentialChangedJob } from './tell-credential-changed.job.js';
import { TellFollowUpAnsweredJob } from './tell-follow-up-answered.job.js';
import { TellErasureRequestedJob } from './tell-erasure-requested.job.js';
import { TellHostReimbursedJob } from './tell-host-reimbursed.job.js';
import { TellMemberLeftJob } from './tell-member-left.job.js';
import { TellOrderClosedJob } from './tell-order-closed.job.js';
import { TellOrderCreatedJob } from './tell-order-created.job.js';
import { TellPaymentConfirmedJob } from './tell-payment-confirmed.job.js';
import { TellPaymentRejectedJob } from './tell-payment-rejected.job.js';
import { TellPaymentRequestedJob } from './tell-payment-requested.job.js';
import { TellProofReceivedJob } from './tell-proof-received.job.js';
import { TellPurchaseRejectedJob } from './tell-purchase-rejected.job.js';
import { TellRefundIssuedJob } from './tell-refund-issued.job.js';
import { TellReimbursementScheduledJob } from './tell-reimbursement-scheduled.job.js';
import { TellAlreadySignedUpJob } from './tell-already-signed-up.job.js';
import { TellEmailChangeAskedJob } from './tell-email-change-asked.job.js';
import { TellPasswordChangedJob } from './tell-password-changed.job.js';
import { TellVoucherExpiredJob } from './tell-voucher-expired.job.js';
import { TellVoucherIssuedJob } from './tell-voucher-issued.job.js';
import { TellVoucherUsedJob } from './tell-voucher-used.job.js';
import { TellBlockedJob } from './tell-blocked.job.js';
import { TellUnblockedJob } from './tell-unblocked.job.js';
import { TellAppealRefusedJob } from './tell-appeal-refused.job.js';

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
    alreadySignedUp: TellAlreadySignedUpJob,
    emailChangeAsked: TellEmailChangeAskedJob,
    passwordChanged: TellPasswordChangedJob,
    voucherIssued: TellVoucherIssuedJob,
    voucherUsed: TellVoucherUsedJob,
    voucherExpired: TellVoucherExpiredJob,
    remindVoucher: RemindVoucherJob,
    memberLeft: TellMemberLeftJob,
    credentialChanged: TellCredentialChangedJob,
    followUpAnswered: TellFollowUpAnsweredJob,
    erasureRequested: TellErasureRequestedJob,
    blocked: TellBlockedJob,
    unblocked: TellUnblockedJob,
    appealRefused: TellAppealRefusedJob,
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
      'tell-already-signed-up': alreadySignedUp,
      'tell-email-change-asked': emailChangeAsked,
      'tell-password-changed': passwordChanged,
      'tell-voucher-issued': voucherIssued,
      'tell-voucher-used': voucherUsed,
      'tell-voucher-expired': voucherExpired,
      'remind-voucher': remindVoucher,
      'tell-member-left': memberLeft,
      'tell-credential-changed': credentialChanged,
      'tell-follow-up-answered': followUpAnswered,
      'tell-erasure-requested': erasureRequested,
      'tell-blocked': blocked,
      'tell-unblocked': unblocked,
      'tell-appeal-refused': appealRefused,
    });
  }
}
