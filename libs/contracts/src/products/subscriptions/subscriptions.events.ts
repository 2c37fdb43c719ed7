import * as z from 'zod/mini';
import { type RoutesOf, routesTo } from '#contracts/platform/room';
import { sales } from '#contracts/sales/sales.events';

const uid = z.uuid();
const order = { orderUid: uid };
const group = z.object({ groupUid: uid });
const reimbursement = z.object({ ...order, reimbursementUid: uid });

const events = {
  'group.filled': z.object({ groupUid: uid, fillEpoch: z.number() }),
  'group.reopened': group,
  'seat.freed': group,
  'account.status-changed': z.object({ accountUid: uid, ...order, groupUid: uid, from: z.number(), to: z.number() }),
  'member.left': z.object({ accountUid: uid, ...order, groupUid: uid }),
  'host.purchase-submitted': z.object({ ...order, purchaseUid: uid }),
  'host.purchase-verified': z.object({ ...order, purchaseUid: uid, groupUid: uid }),
  'host.purchase-rejected': z.object({ ...order, purchaseUid: uid }),
  'reimbursement.scheduled': reimbursement,
  'reimbursement.cancelled': reimbursement,
  'host.reimbursed': reimbursement,
  /** The login itself is in no event and no job. */
  'credential.changed': z.object({ groupUid: uid, version: z.number() }),
  'follow-up.asked': z.object({ followUpUid: uid }),
  'follow-up.answered': z.object({ followUpUid: uid }),
};

const jobs = {
  groups: { 'activate-members': group, 'request-payments': group, 'move-up-waiting': group },
  hosts: { 'schedule-reimbursement': group },
};
const to = routesTo({ ...sales.jobs, ...jobs });

const groupOf = ({ groupUid }: { groupUid: string }) => ({ groupUid });
const reimbursementOf = ({ reimbursementUid }: { reimbursementUid: string }) => ({ reimbursementUid });

const routes: RoutesOf<typeof events> = {
  'group.filled': [to('groups', 'request-payments', groupOf), to('hosts', 'schedule-reimbursement', groupOf)],
  'group.reopened': [to('groups', 'move-up-waiting', groupOf)],
  // With the seat perhaps a TV slot that another member waits for.
  'seat.freed': [to('groups', 'activate-members', groupOf)],
  'account.status-changed': [],
  'member.left': [],
  'host.purchase-submitted': [],
  'host.purchase-verified': [to('groups', 'activate-members', groupOf), to('hosts', 'schedule-reimbursement', groupOf)],
  'host.purchase-rejected': [],
  'reimbursement.scheduled': [to('ledger', 'post-reimbursement-due', reimbursementOf)],
  'reimbursement.cancelled': [to('ledger', 'post-reimbursement-cancelled', reimbursementOf)],
  'host.reimbursed': [to('ledger', 'post-reimbursement-paid', reimbursementOf)],
  'credential.changed': [],
  'follow-up.asked': [],
  'follow-up.answered': [],
};

const messageKinds = [
  'tell-account-status',
  'tell-member-left',
  'tell-purchase-rejected',
  'tell-reimbursement-scheduled',
  'tell-reimbursement-cancelled',
  'tell-host-reimbursed',
  'tell-credential-changed',
  'tell-follow-up-answered',
] as const;

export const subscriptions = { events, jobs, routes, messageKinds };
