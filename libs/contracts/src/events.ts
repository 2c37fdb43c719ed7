import * as z from 'zod/mini';

const uid = z.uuid();
const order = { orderUid: uid };
const due = z.nullable(z.iso.datetime());

/** What can be said to have happened: past tense, identifiers and facts only, never personal data. Decisions: Events. */
export const events = {
  'order.created': z.object({
    ...order,
    accountUid: uid,
    groupUid: uid,
    kind: z.enum(['ready', 'pre-order', 'host']),
    dueAt: due,
  }),
  'order.payment-requested': z.object({ ...order, accountUid: uid, groupUid: uid, dueAt: z.iso.datetime() }),
  'order.cancelled': z.object({ ...order, groupUid: uid }),
  'order.expired': z.object({ ...order, groupUid: uid }),
  'payment.submitted': z.object({ ...order, paymentUid: uid }),
  'payment.confirmed': z.object({ ...order, paymentUid: uid, groupUid: uid }),
  'payment.rejected': z.object({ ...order, paymentUid: uid, dueAt: z.iso.datetime() }),
  'group.filled': z.object({ groupUid: uid, fillEpoch: z.number() }),
  'seat.freed': z.object({ groupUid: uid }),
  'group.reopened': z.object({ groupUid: uid }),
  'account.status-changed': z.object({ accountUid: uid, ...order, groupUid: uid, from: z.number(), to: z.number() }),
  'host.purchase-submitted': z.object({ ...order, purchaseUid: uid }),
  'host.purchase-verified': z.object({ ...order, purchaseUid: uid, groupUid: uid }),
  'host.purchase-rejected': z.object({ ...order, purchaseUid: uid }),
  'reimbursement.scheduled': z.object({ ...order, reimbursementUid: uid }),
  'reimbursement.cancelled': z.object({ ...order, reimbursementUid: uid }),
  'host.reimbursed': z.object({ ...order, reimbursementUid: uid }),
  'refund.issued': z.object({ ...order, refundUid: uid }),
  'notification.created': z.object({ notificationUid: uid }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<E extends EventName> = z.infer<(typeof events)[E]>;
