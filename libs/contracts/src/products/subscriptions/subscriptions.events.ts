import * as z from 'zod/mini';
import { type RoutesOf, routesTo } from '#contracts/platform/room';
import { sales } from '#contracts/sales/sales.events';

const uid = z.uuid();
const order = { orderUid: uid };
const group = z.object({ groupUid: uid });
const seat = { accountUid: uid, ...order, groupUid: uid };
const renewal = z.object({ ...seat, invoiceUid: uid });
const reimbursement = z.object({ ...order, reimbursementUid: uid });
const receivable = z.object({ ...order, receivableUid: uid });
const hostTask = z.object({ ...order, taskUid: uid, dueAt: z.iso.datetime() });

const events = {
  'group.filled': z.object({ groupUid: uid, fillEpoch: z.number() }),
  'group.reopened': group,
  /** Every regular seat of a group with a host is paid. */
  'group.paid': group,
  'seat.freed': group,
  'account.status-changed': z.object({ accountUid: uid, ...order, groupUid: uid, from: z.number(), to: z.number() }),
  'member.left': z.object({ accountUid: uid, ...order, groupUid: uid }),
  /** The host's time to buy has begun. */
  'host.purchase-requested': z.object({ ...order, dueAt: z.iso.datetime() }),
  /** A reminder, and the end of the time. */
  'host.task-due-soon': hostTask,
  'host.task-missed': hostTask,
  /** The host has ended: `orderUid` is the former one's. */
  'group.host-sought': z.object({ ...order, groupUid: uid }),
  /** The price of the next period is not the one that was paid last, in sen. */
  'renewal.price-changed': z.object({ ...seat, beforeSen: z.int(), afterSen: z.int() }),
  'renewal.invoiced': renewal,
  /** So many days before the last day; 0: on it. */
  'renewal.due-soon': z.extend(renewal, { days: z.int() }),
  'renewal.rejected': z.extend(renewal, { paymentUid: uid }),
  'seat.renewed': renewal,
  'seat.lapsed': z.object({ ...seat, graceEndsAt: z.iso.datetime() }),
  /** Unpaid after the grace, or at the end of what was paid because the member wanted no more. */
  'seat.ended': z.object({ ...seat, why: z.enum(['unpaid', 'stopped']) }),
  'host.purchase-submitted': z.object({ ...order, purchaseUid: uid }),
  'host.purchase-verified': z.object({ ...order, purchaseUid: uid, groupUid: uid }),
  'host.purchase-rejected': z.object({ ...order, purchaseUid: uid }),
  'reimbursement.scheduled': reimbursement,
  'reimbursement.cancelled': reimbursement,
  'reimbursement.corrected': z.object({ ...order, reimbursementUid: uid, correctionUid: uid }),
  'receivable.opened': receivable,
  'receivable.settled': receivable,
  'receivable.waived': receivable,
  'host.reimbursed': reimbursement,
  /** The login itself is in no event and no job. */
  'credential.changed': z.object({ groupUid: uid, version: z.number() }),
  'follow-up.asked': z.object({ followUpUid: uid }),
  'follow-up.answered': z.object({ followUpUid: uid }),
};

const jobs = {
  groups: { 'activate-members': group, 'request-payments': group, 'move-up-waiting': group },
  hosts: { 'schedule-reimbursement': group, 'request-purchase': group },
};
const to = routesTo({ ...sales.jobs, ...jobs });

const groupOf = ({ groupUid }: { groupUid: string }) => ({ groupUid });
const reimbursementOf = ({ reimbursementUid }: { reimbursementUid: string }) => ({ reimbursementUid });

const receivableOf = ({ receivableUid }: { receivableUid: string }) => ({ receivableUid });

const routes: RoutesOf<typeof events> = {
  'group.filled': [to('groups', 'request-payments', groupOf)],
  'group.paid': [to('hosts', 'schedule-reimbursement', groupOf), to('hosts', 'request-purchase', groupOf)],
  'group.host-sought': [],
  'host.purchase-requested': [],
  'host.task-due-soon': [],
  'host.task-missed': [],
  'group.reopened': [to('groups', 'move-up-waiting', groupOf)],
  // With the seat perhaps a TV slot that another member waits for.
  'seat.freed': [to('groups', 'activate-members', groupOf)],
  'account.status-changed': [],
  'member.left': [],
  'renewal.price-changed': [],
  'renewal.invoiced': [],
  'renewal.due-soon': [],
  'renewal.rejected': [],
  'seat.renewed': [],
  'seat.lapsed': [],
  'seat.ended': [],
  'host.purchase-submitted': [],
  'host.purchase-verified': [to('groups', 'activate-members', groupOf), to('hosts', 'schedule-reimbursement', groupOf)],
  'host.purchase-rejected': [],
  'reimbursement.scheduled': [to('ledger', 'post-reimbursement-due', reimbursementOf)],
  'reimbursement.cancelled': [to('ledger', 'post-reimbursement-cancelled', reimbursementOf)],
  'reimbursement.corrected': [to('ledger', 'post-reimbursement-corrected', ({ correctionUid }) => ({ correctionUid }))],
  'receivable.opened': [to('ledger', 'post-receivable-opened', receivableOf)],
  'receivable.settled': [to('ledger', 'post-receivable-settled', receivableOf)],
  'receivable.waived': [to('ledger', 'post-receivable-waived', receivableOf)],
  'host.reimbursed': [to('ledger', 'post-reimbursement-paid', reimbursementOf)],
  'credential.changed': [to('hosts', 'request-purchase', groupOf)],
  'follow-up.asked': [],
  'follow-up.answered': [],
};

const messageKinds = [
  'tell-account-status',
  'tell-member-left',
  'tell-purchase-requested',
  'remind-host',
  'tell-task-missed',
  'tell-host-sought',
  'tell-renewal-price',
  'tell-renewal-invoice',
  'remind-renewal',
  'tell-renewal-rejected',
  'tell-seat-renewed',
  'tell-seat-lapsed',
  'tell-seat-ended',
  'tell-purchase-rejected',
  'tell-reimbursement-scheduled',
  'tell-reimbursement-cancelled',
  'tell-reimbursement-corrected',
  'tell-receivable-opened',
  'tell-receivable-settled',
  'tell-host-reimbursed',
  'tell-credential-changed',
  'tell-follow-up-answered',
] as const;

export const subscriptions = { events, jobs, routes, messageKinds };
