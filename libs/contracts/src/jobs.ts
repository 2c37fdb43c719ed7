import * as z from 'zod/mini';

const order = z.object({ orderUid: z.uuid() });
const customer = z.object({ customerUid: z.uuid() });
const block = z.object({ customerUid: z.uuid(), entryUid: z.uuid() });
const link = z.object({ linkUid: z.uuid() });
const group = z.object({ groupUid: z.uuid() });
const voucher = z.object({ voucherUid: z.uuid() });

/** Queue → job → payload. A queue's processor must handle each of its jobs, or it does not compile. */
export const jobs = {
  orders: { 'expire-order': order },
  groups: { 'settle-group': group, 'request-payments': group, 'move-up-waiting': group },
  hosts: { 'schedule-reimbursement': group },
  ledger: {
    'post-payment': z.object({ paymentUid: z.uuid() }),
    'post-reimbursement-due': z.object({ reimbursementUid: z.uuid() }),
    'post-reimbursement-cancelled': z.object({ reimbursementUid: z.uuid() }),
    'post-reimbursement-paid': z.object({ reimbursementUid: z.uuid() }),
    'post-refund': z.object({ refundUid: z.uuid() }),
  },
  vouchers: { 'issue-voucher': order, 'expire-voucher': voucher, 'void-voucher': order },
  notifications: {
    'tell-order-created': order,
    'tell-payment-requested': order,
    'remind-payment': order,
    'tell-proof-received': order,
    'tell-payment-confirmed': order,
    'tell-payment-rejected': order,
    'tell-order-closed': order,
    'tell-account-status': z.object({ accountUid: z.uuid(), to: z.number() }),
    'tell-purchase-rejected': order,
    'tell-reimbursement-scheduled': z.object({ reimbursementUid: z.uuid() }),
    'tell-reimbursement-cancelled': z.object({ reimbursementUid: z.uuid() }),
    'tell-host-reimbursed': z.object({ reimbursementUid: z.uuid() }),
    'tell-refund-issued': z.object({ refundUid: z.uuid() }),
    'tell-erasure-requested': z.object({ erasureUid: z.uuid() }),
    'tell-voucher-issued': voucher,
    'tell-voucher-used': z.object({ voucherUid: z.uuid(), number: z.number() }),
    'tell-voucher-expired': voucher,
    'remind-voucher': voucher,
    'tell-password-changed': customer,
    'tell-email-change-asked': customer,
    'tell-already-signed-up': customer,
    'tell-member-left': z.object({ accountUid: z.uuid() }),
    'tell-credential-changed': z.object({ groupUid: z.uuid(), version: z.number() }),
    'tell-follow-up-answered': z.object({ followUpUid: z.uuid() }),
    'tell-blocked': block,
    'tell-unblocked': block,
    'tell-appeal-refused': z.object({ appealUid: z.uuid() }),
  },
  mail: {
    'deliver-email': z.object({ notificationUid: z.uuid() }),
    'verify-new-customer': customer,
    'deliver-link': link,
    'deliver-email-changed': link,
    'answer-forgotten': z.object({ forgottenUid: z.uuid() }),
  },
  privacy: { 'erase-customer': z.object({ erasureUid: z.uuid() }) },
  canary: { ping: z.object({}) },
} as const;

export type QueueName = keyof typeof jobs;
export type JobName<Q extends QueueName> = keyof (typeof jobs)[Q] & string;
export type JobData<Q extends QueueName, J extends JobName<Q>> =
  (typeof jobs)[Q][J] extends z.ZodMiniType<infer T> ? T : never;
export const QUEUE_NAMES = Object.keys(jobs) as QueueName[];

/** What travels in the queue: the cause beside the payload, so that the inbox can know it again. */
export const jobEnvelope = z.object({ eventUid: z.uuid(), payload: z.unknown() });
export type JobEnvelope = z.infer<typeof jobEnvelope>;
