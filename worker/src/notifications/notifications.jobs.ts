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
  TellAlreadySignedUpJob,
  TellEmailChangeAskedJob,
  TellPasswordChangedJob,
  TellVoucherIssuedJob,
  TellVoucherUsedJob,
  TellVoucherExpiredJob,
  RemindVoucherJob,
  TellMemberLeftJob,
  TellCredentialChangedJob,
  TellFollowUpAnsweredJob,
  TellErasureRequestedJob,
  TellBlockedJob,
  TellUnblockedJob,
  TellAppealRefusedJob,
];
