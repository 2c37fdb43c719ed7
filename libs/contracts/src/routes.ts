import { reminderAt } from '#domain/orders/deadline';
import type { EventName, EventPayload } from '#contracts/events';
import type { JobData, JobName, QueueName } from '#contracts/jobs';

export interface Route<E extends EventName> {
  queue: QueueName;
  job: string;
  data: (event: EventPayload<E>) => object;
  /** A timer: the job starts at this instant; null means that there is nothing to wait for, so no job. The due column in Postgres stays the truth. */
  at?: (event: EventPayload<E>) => Date | null;
}

const orderOf = ({ orderUid }: { orderUid: string }) => ({ orderUid });
const groupOf = ({ groupUid }: { groupUid: string }) => ({ groupUid });
const dueOf = ({ dueAt }: { dueAt: string | null }) => (dueAt ? new Date(dueAt) : null);
const reminderOf = ({ dueAt }: { dueAt: string | null }) => (dueAt ? reminderAt(new Date(dueAt)) : null);
const reimbursementOf = ({ reimbursementUid }: { reimbursementUid: string }) => ({ reimbursementUid });

/** What the worker does about each event: the map of the system. A new event does not compile until it is listed. */
export const routes: { [E in EventName]: Route<E>[] } = {
  'order.created': [
    to('notifications', 'tell-order-created', orderOf),
    to('notifications', 'remind-payment', orderOf, reminderOf),
    to('orders', 'expire-order', orderOf, dueOf),
  ],
  'order.payment-requested': [
    to('notifications', 'tell-payment-requested', orderOf),
    to('notifications', 'remind-payment', orderOf, reminderOf),
    to('orders', 'expire-order', orderOf, dueOf),
  ],
  'order.cancelled': [to('notifications', 'tell-order-closed', orderOf)],
  'order.expired': [to('notifications', 'tell-order-closed', orderOf)],
  'payment.submitted': [to('notifications', 'tell-proof-received', orderOf)],
  'payment.confirmed': [
    to('groups', 'settle-group', groupOf),
    to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid })),
    to('notifications', 'tell-payment-confirmed', orderOf),
  ],
  'payment.rejected': [
    to('notifications', 'tell-payment-rejected', orderOf),
    to('notifications', 'remind-payment', orderOf, reminderOf),
    to('orders', 'expire-order', orderOf, dueOf),
  ],
  'group.filled': [to('groups', 'request-payments', groupOf), to('hosts', 'schedule-reimbursement', groupOf)],
  // With the seat perhaps the TV slot that another member waits for.
  'seat.freed': [to('groups', 'settle-group', groupOf)],
  'group.reopened': [to('groups', 'move-up-waiting', groupOf)],
  'account.status-changed': [
    to('notifications', 'tell-account-status', ({ accountUid, to: status }) => ({ accountUid, to: status })),
  ],
  'host.purchase-submitted': [to('notifications', 'tell-proof-received', orderOf)],
  'host.purchase-verified': [to('groups', 'settle-group', groupOf), to('hosts', 'schedule-reimbursement', groupOf)],
  'host.purchase-rejected': [to('notifications', 'tell-purchase-rejected', orderOf)],
  'reimbursement.scheduled': [
    to('ledger', 'post-reimbursement-due', reimbursementOf),
    to('notifications', 'tell-reimbursement-scheduled', reimbursementOf),
  ],
  'reimbursement.cancelled': [to('ledger', 'post-reimbursement-cancelled', reimbursementOf)],
  'host.reimbursed': [
    to('ledger', 'post-reimbursement-paid', reimbursementOf),
    to('notifications', 'tell-host-reimbursed', reimbursementOf),
  ],
  'refund.issued': [
    to('ledger', 'post-refund', ({ refundUid }) => ({ refundUid })),
    to('notifications', 'tell-refund-issued', ({ refundUid }) => ({ refundUid })),
  ],
  'notification.created': [to('mail', 'deliver-email', ({ notificationUid }) => ({ notificationUid }))],
};

function to<E extends EventName, Q extends QueueName, J extends JobName<Q>>(
  queue: Q,
  job: J,
  data: (event: EventPayload<E>) => JobData<Q, J>,
  at?: (event: EventPayload<E>) => Date | null,
): Route<E> {
  return { queue, job, data: data as Route<E>['data'], ...(at && { at }) };
}
