import * as z from 'zod/mini';
import { ORDER_KINDS } from '#domain/orders/order-status';

const uid = z.uuid();
const order = { orderUid: uid };
const due = z.nullable(z.iso.datetime());

/** What can be said to have happened: past tense, identifiers and facts only, never personal data. Decisions: Events. */
export const events = {
  'order.created': z.object({
    ...order,
    accountUid: uid,
    groupUid: uid,
    kind: z.enum(ORDER_KINDS),
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
  'link.created': z.object({ linkUid: uid }),
  'password.forgotten': z.object({ forgottenUid: uid }),
  'password.changed': z.object({ customerUid: uid }),
  'email.change-asked': z.object({ customerUid: uid }),
  'email.changed': z.object({ linkUid: uid }),
  'customer.blocked': z.object({ customerUid: uid, entryUid: uid }),
  'customer.unblocked': z.object({ customerUid: uid, entryUid: uid }),
  'blacklist.appealed': z.object({ appealUid: uid }),
  'blacklist.appeal-refused': z.object({ appealUid: uid }),
  'customer.signed-up': z.object({ customerUid: uid }),
  'customer.signed-up-again': z.object({ customerUid: uid }),
  'voucher.issued': z.object({ ...order, voucherUid: uid, useBy: z.iso.datetime() }),
  'voucher.used': z.object({ ...order, voucherUid: uid, number: z.number() }),
  'voucher.expired': z.object({ ...order, voucherUid: uid }),
  'member.left': z.object({ accountUid: uid, ...order, groupUid: uid }),
  'credential.changed': z.object({ groupUid: uid, version: z.number() }),
  'follow-up.asked': z.object({ followUpUid: uid }),
  'follow-up.answered': z.object({ followUpUid: uid }),
  'erasure.requested': z.object({ erasureUid: uid }),
  'erasure.withdrawn': z.object({ erasureUid: uid }),
  'customer.erased': z.object({ erasureUid: uid }),
  'notification.created': z.object({ notificationUid: uid }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<E extends EventName> = z.infer<(typeof events)[E]>;
