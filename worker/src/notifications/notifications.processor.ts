import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
import { remindPayment } from './remind-payment.job.js';
import { remindVoucher } from './remind-voucher.job.js';
import { tellAccountStatus } from './tell-account-status.job.js';
import { TellAlreadySignedUpJob } from './tell-already-signed-up.job.js';
import { tellAppealRefused } from './tell-appeal-refused.job.js';
import { tellBlocked } from './tell-blocked.job.js';
import { tellCredentialChanged } from './tell-credential-changed.job.js';
import { tellEmailChangeAsked } from './tell-email-change-asked.job.js';
import { tellErasureRequested } from './tell-erasure-requested.job.js';
import { tellFollowUpAnswered } from './tell-follow-up-answered.job.js';
import { tellHostReimbursed } from './tell-host-reimbursed.job.js';
import { tellMemberLeft } from './tell-member-left.job.js';
import { tellOrderClosed } from './tell-order-closed.job.js';
import { tellOrderCreated } from './tell-order-created.job.js';
import { tellPasswordChanged } from './tell-password-changed.job.js';
import { tellPaymentConfirmed } from './tell-payment-confirmed.job.js';
import { tellPaymentRejected } from './tell-payment-rejected.job.js';
import { tellPaymentRequested } from './tell-payment-requested.job.js';
import { tellProofReceived } from './tell-proof-received.job.js';
import { tellPurchaseRejected } from './tell-purchase-rejected.job.js';
import { tellRefundIssued } from './tell-refund-issued.job.js';
import { tellReimbursementCancelled } from './tell-reimbursement-cancelled.job.js';
import { tellReimbursementScheduled } from './tell-reimbursement-scheduled.job.js';
import { tellUnblocked } from './tell-unblocked.job.js';
import { tellVoucherExpired } from './tell-voucher-expired.job.js';
import { tellVoucherIssued } from './tell-voucher-issued.job.js';
import { tellVoucherUsed } from './tell-voucher-used.job.js';

@Processor('notifications', WORKER_OPTIONS)
export class NotificationsProcessor extends JobProcessor<'notifications'> {
  constructor(alreadySignedUp: TellAlreadySignedUpJob) {
    super('notifications', {
      'tell-order-created': tellOrderCreated,
      'tell-payment-requested': tellPaymentRequested,
      'remind-payment': remindPayment,
      'tell-proof-received': tellProofReceived,
      'tell-payment-confirmed': tellPaymentConfirmed,
      'tell-payment-rejected': tellPaymentRejected,
      'tell-order-closed': tellOrderClosed,
      'tell-account-status': tellAccountStatus,
      'tell-purchase-rejected': tellPurchaseRejected,
      'tell-reimbursement-scheduled': tellReimbursementScheduled,
      'tell-reimbursement-cancelled': tellReimbursementCancelled,
      'tell-host-reimbursed': tellHostReimbursed,
      'tell-refund-issued': tellRefundIssued,
      'tell-already-signed-up': alreadySignedUp,
      'tell-email-change-asked': tellEmailChangeAsked,
      'tell-password-changed': tellPasswordChanged,
      'tell-voucher-issued': tellVoucherIssued,
      'tell-voucher-used': tellVoucherUsed,
      'tell-voucher-expired': tellVoucherExpired,
      'remind-voucher': remindVoucher,
      'tell-member-left': tellMemberLeft,
      'tell-credential-changed': tellCredentialChanged,
      'tell-follow-up-answered': tellFollowUpAnswered,
      'tell-erasure-requested': tellErasureRequested,
      'tell-blocked': tellBlocked,
      'tell-unblocked': tellUnblocked,
      'tell-appeal-refused': tellAppealRefused,
    });
  }
}
