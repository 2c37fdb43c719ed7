import * as z from 'zod/mini';
import { ORDER_KINDS } from '#domain/sales/orders/order-status';
import { type RoutesOf, routesTo } from '#contracts/platform/room';

const uid = z.uuid();
const order = { orderUid: uid };
const at = z.iso.datetime();

const events = {
  'order.created': z.object({
    ...order,
    /** Of the order's seat, if it has one. */
    accountUid: z.optional(uid),
    groupUid: z.optional(uid),
    kind: z.enum(ORDER_KINDS),
    dueAt: z.nullable(at),
  }),
  /** An entry of the blacklist has the e-mail or number that the order names. */
  'order.contact-listed': z.object(order),
  'order.payment-requested': z.object({ ...order, accountUid: z.optional(uid), groupUid: z.optional(uid), dueAt: at }),
  'order.cancelled': z.object(order),
  'order.expired': z.object(order),
  /** A reminder: once for each deadline. */
  'payment.due-soon': z.object({ ...order, dueAt: at }),
  'payment.submitted': z.object({ ...order, paymentUid: uid }),
  /** `isRenewal`: of another period; the order was paid before. */
  'payment.confirmed': z.object({ ...order, paymentUid: uid, isRenewal: z.optional(z.boolean()) }),
  'payment.rejected': z.object({ ...order, paymentUid: uid, dueAt: at }),
  /** Less than is owed has come; until when the rest is to be paid. */
  'payment.short': z.object({ ...order, paymentUid: uid, dueAt: at }),
  /** Money of an order that was cancelled before has come. */
  'payment.late': z.object({ ...order, paymentUid: uid }),
  /** Money is to go back, waits for its transfer. */
  'refund.requested': z.object({ ...order, refundUid: uid }),
  /** It is kept as the customer's credit. */
  'refund.credited': z.object({ ...order, refundUid: uid }),
  /** It was transferred. */
  'refund.issued': z.object({ ...order, refundUid: uid }),
};

const jobs = {
  orders: {
    'order-paid': z.object({ ...order, isRenewal: z.optional(z.boolean()) }),
    'check-contact': z.object(order),
  },
  ledger: {
    'post-payment': z.object({ paymentUid: uid }),
    'post-reimbursement-due': z.object({ reimbursementUid: uid }),
    'post-reimbursement-cancelled': z.object({ reimbursementUid: uid }),
    'post-reimbursement-paid': z.object({ reimbursementUid: uid }),
    'post-reimbursement-corrected': z.object({ correctionUid: uid }),
    'post-receivable-opened': z.object({ receivableUid: uid }),
    'post-receivable-settled': z.object({ receivableUid: uid }),
    'post-receivable-waived': z.object({ receivableUid: uid }),
    'post-refund-owed': z.object({ refundUid: uid }),
    'post-refund-credit': z.object({ refundUid: uid }),
    'post-refund': z.object({ refundUid: uid }),
  },
};
const to = routesTo(jobs);
const refundOf = ({ refundUid }: { refundUid: string }) => ({ refundUid });

const routes: RoutesOf<typeof events> = {
  'order.created': [],
  'order.contact-listed': [to('orders', 'check-contact', ({ orderUid }) => ({ orderUid }))],
  'order.payment-requested': [],
  'order.cancelled': [],
  'order.expired': [],
  'payment.due-soon': [],
  'payment.submitted': [],
  'payment.confirmed': [
    to('orders', 'order-paid', ({ orderUid, isRenewal }) => ({ orderUid, isRenewal })),
    to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid })),
  ],
  'payment.rejected': [],
  'payment.short': [to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid }))],
  'payment.late': [to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid }))],
  'refund.requested': [to('ledger', 'post-refund-owed', refundOf)],
  'refund.credited': [to('ledger', 'post-refund-credit', refundOf)],
  'refund.issued': [to('ledger', 'post-refund', refundOf)],
};

const messageKinds = [
  'tell-order-created',
  'tell-payment-requested',
  'remind-payment',
  'tell-proof-received',
  'tell-payment-confirmed',
  'tell-payment-rejected',
  'tell-order-closed',
  'tell-payment-short',
  'tell-refund-requested',
  'tell-refund-credited',
  'tell-refund-issued',
] as const;

export const sales = { events, jobs, routes, messageKinds };
