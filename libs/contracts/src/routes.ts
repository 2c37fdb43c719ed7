import { reminderAt } from '#domain/orders/deadline';
import { voucherReminderAt } from '#domain/vouchers/voucher';
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
const customerOf = ({ customerUid }: { customerUid: string }) => ({ customerUid });
const blockOf = ({ customerUid, entryUid }: { customerUid: string; entryUid: string }) => ({ customerUid, entryUid });
const linkOf = ({ linkUid }: { linkUid: string }) => ({ linkUid });
const voucherOf = ({ voucherUid }: { voucherUid: string }) => ({ voucherUid });
const erasureOf = ({ erasureUid }: { erasureUid: string }) => ({ erasureUid });
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
  'order.cancelled': [to('notifications', 'tell-order-closed', orderOf), to('vouchers', 'void-voucher', orderOf)],
  'order.expired': [to('notifications', 'tell-order-closed', orderOf)],
  'payment.submitted': [to('notifications', 'tell-proof-received', orderOf)],
  'payment.confirmed': [
    to('groups', 'settle-group', groupOf),
    to('ledger', 'post-payment', ({ paymentUid }) => ({ paymentUid })),
    to('notifications', 'tell-payment-confirmed', orderOf),
    to('vouchers', 'issue-voucher', orderOf),
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
  'reimbursement.cancelled': [
    to('ledger', 'post-reimbursement-cancelled', reimbursementOf),
    to('notifications', 'tell-reimbursement-cancelled', reimbursementOf),
  ],
  'host.reimbursed': [
    to('ledger', 'post-reimbursement-paid', reimbursementOf),
    to('notifications', 'tell-host-reimbursed', reimbursementOf),
  ],
  'refund.issued': [
    to('ledger', 'post-refund', ({ refundUid }) => ({ refundUid })),
    to('notifications', 'tell-refund-issued', ({ refundUid }) => ({ refundUid })),
    to('vouchers', 'void-voucher', orderOf),
  ],
  'link.created': [to('mail', 'deliver-link', linkOf)],
  'password.forgotten': [to('mail', 'answer-forgotten', ({ forgottenUid }) => ({ forgottenUid }))],
  'password.changed': [to('notifications', 'tell-password-changed', customerOf)],
  'email.change-asked': [to('notifications', 'tell-email-change-asked', customerOf)],
  'email.changed': [to('mail', 'deliver-email-changed', linkOf)],
  'customer.blocked': [to('notifications', 'tell-blocked', blockOf)],
  'customer.unblocked': [to('notifications', 'tell-unblocked', blockOf)],
  // It waits in the console.
  'blacklist.appealed': [],
  'blacklist.appeal-refused': [to('notifications', 'tell-appeal-refused', ({ appealUid }) => ({ appealUid }))],
  'customer.signed-up': [to('mail', 'verify-new-customer', customerOf)],
  'customer.signed-up-again': [to('notifications', 'tell-already-signed-up', customerOf)],
  'voucher.issued': [
    to('notifications', 'tell-voucher-issued', voucherOf),
    to('notifications', 'remind-voucher', voucherOf, ({ useBy }) => voucherReminderAt(new Date(useBy))),
    to('vouchers', 'expire-voucher', voucherOf, ({ useBy }) => new Date(useBy)),
  ],
  'voucher.used': [to('notifications', 'tell-voucher-used', ({ voucherUid, number }) => ({ voucherUid, number }))],
  'voucher.expired': [to('notifications', 'tell-voucher-expired', voucherOf)],
  'member.left': [to('notifications', 'tell-member-left', ({ accountUid }) => ({ accountUid }))],
  // Who stored it and that it is there: the login itself is in no event and no job.
  'credential.changed': [
    to('notifications', 'tell-credential-changed', ({ groupUid, version }) => ({ groupUid, version })),
  ],
  // Waits for an admin at the console's queue.
  'follow-up.asked': [],
  'follow-up.answered': [to('notifications', 'tell-follow-up-answered', ({ followUpUid }) => ({ followUpUid }))],
  'erasure.requested': [
    to('privacy', 'erase-customer', erasureOf),
    to('notifications', 'tell-erasure-requested', erasureOf),
  ],
  'erasure.withdrawn': [],
  // Nobody is left who could be told. Goes on with the files, for whoever died between the database and them.
  'customer.erased': [to('privacy', 'erase-customer', erasureOf)],
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
