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
const claim = z.object({ ...seat, claimUid: uid });
const hostTask = z.object({ ...order, taskUid: uid, dueAt: z.iso.datetime() });

const events = {
  'group.filled': z.object({ groupUid: uid, fillEpoch: z.number() }),
  'group.reopened': group,
  /** Every regular seat of a group with a host is paid. */
  'group.paid': group,
  'seat.freed': group,
  /** A seat stays free after the pre-orders: it is offered to a customer on the waiting list. */
  'seat.offered': z.object({ customerUid: uid, variantUid: uid, groupUid: uid }),
  /** The customer has taken another plan before paying. */
  'order.plan-changed': z.object({ ...order, accountUid: uid, variantUid: uid }),
  /** A member of the full pre-order has left: its deadline stops until the group is full again. */
  'order.clock-stopped': z.object(order),
  'account.status-changed': z.object({ accountUid: uid, ...order, groupUid: uid, from: z.number(), to: z.number() }),
  'member.left': z.object({ accountUid: uid, ...order, groupUid: uid }),
  /** Paid and waiting for too long: its money is offered back. */
  'seat.money-back-offered': z.object(seat),
  /** A pre-order that was not asked to pay sits in an older group now, where a seat came free. */
  'seat.moved-up': z.object({ ...seat, fromGroupUid: uid }),
  /** An admin has moved the seat here, with what was paid. */
  'member.moved': z.object({ ...seat, fromGroupUid: uid }),
  /** An admin has ended the seat; `closed`: with the whole group, `merged`: its members sit in another one. */
  'member.ended': z.object({ ...seat, why: z.enum(['ended', 'replaced', 'merged', 'closed']) }),
  /** An admin asks a customer to take the host seat of a group whose host was replaced. */
  'host.invited': z.object({ customerUid: uid, variantUid: uid, groupUid: uid }),
  /** It has no seats any more. */
  'group.closed': group,
  /** The shop has bought a cycle for a group without a host. */
  'shop-purchase.bought': z.object({ groupUid: uid, purchaseUid: uid }),
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
  /** Unpaid after the grace, or at the end of what was paid because the member wanted no more, or a claim was not solved in time. */
  'seat.ended': z.object({ ...seat, why: z.enum(['unpaid', 'stopped', 'claim']) }),
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
  /** The invitation to the provider's family or team is on its way to the member. */
  'invitation.sent': z.object(seat),
  'claim.opened': claim,
  /** Not answered or not solved in time. */
  'claim.missed': claim,
  /** By an admin. */
  'claim.decided': claim,
  'review.written': z.object({ reviewUid: uid, accountUid: uid }),
  /** The first line that `to` has not read yet. */
  'thread.written': z.object({ accountUid: uid, to: z.enum(['member', 'host']), lineUid: uid }),
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
  'seat.offered': [],
  'host.invited': [],
  'order.plan-changed': [],
  'order.clock-stopped': [],
  'account.status-changed': [],
  'member.left': [],
  'seat.money-back-offered': [],
  'seat.moved-up': [],
  // It may be the one that the group was waiting for.
  'member.moved': [
    to('groups', 'activate-members', groupOf),
    to('hosts', 'schedule-reimbursement', groupOf),
    to('hosts', 'request-purchase', groupOf),
  ],
  'member.ended': [],
  'group.closed': [],
  'shop-purchase.bought': [
    to('ledger', 'post-shop-purchase', ({ purchaseUid }) => ({ purchaseUid })),
    // The members who have paid have waited for it.
    to('groups', 'activate-members', groupOf),
  ],
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
  'invitation.sent': [],
  'claim.opened': [],
  'claim.missed': [],
  'claim.decided': [],
  'review.written': [],
  'thread.written': [],
};

const messageKinds = [
  'tell-account-status',
  'tell-plan-changed',
  'tell-clock-stopped',
  'tell-seat-offered',
  'tell-host-invited',
  'tell-member-left',
  'tell-money-back-offered',
  'tell-seat-moved-up',
  'tell-member-moved',
  'tell-member-ended',
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
  'tell-invitation-sent',
  'tell-claim-opened',
  'tell-claim-missed',
  'tell-claim-decided',
  'tell-thread-written',
] as const;

export const subscriptions = { events, jobs, routes, messageKinds };
