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
  'order.payment-requested': z.object({ ...order, accountUid: z.optional(uid), groupUid: z.optional(uid), dueAt: at }),
  'order.cancelled': z.object(order),
  'order.expired': z.object(order),
  /** A reminder: once for each deadline. */
  'payment.due-soon': z.object({ ...order, dueAt: at }),
  'payment.submitted': z.object({ ...order, paymentUid: uid }),
  'payment.confirmed': z.object({ ...order, paymentUid: uid }),
  'payment.rejected': z.object({ ...order, paymentUid: uid, dueAt: at }),
  'refund.issued': z.object({ ...order, refundUid: uid }),
};

const jobs = {
  orders: { 'order-paid': z.object(order) },
  ledger: {
    'post-payment': z.object({ paymentUid: uid }),
    'post-reimbursement-due': z.object({ reimbursementUid: uid }),
    'post-reimbursement-cancelled': z.object({ reimbursementUid: uid }),
    'post-reimbursement-paid': z.object({ reimbursementUid: uid }),
    'post-refund': z.object({ refundUid: uid }),
  },
};
const to = routesTo(jobs);

const orderOf = ({ orderUid }: { orderUid: string }) => ({ orderUid });

const routes: RoutesOf<typeof events> = {
  'order.created': [],
  'order.payment-requested': [],
  'order.cancelled': [],
  'order.expired': [],
  'payment.due-soon': [],
  'payment.submitted': [],
  'payment.confirmed': [
    to('orders', 'order-paid', orderOf),
    to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid })),
  ],
  'payment.rejected': [],
  'refund.issued': [to('ledger', 'post-refund', ({ refundUid }) => ({ refundUid }))],
};

const messageKinds = [
  'tell-order-created',
  'tell-payment-requested',
  'remind-payment',
  'tell-proof-received',
  'tell-payment-confirmed',
  'tell-payment-rejected',
  'tell-order-closed',
  'tell-refund-issued',
] as const;

export const sales = { events, jobs, routes, messageKinds };
