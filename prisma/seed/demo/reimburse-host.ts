import { randomUUID } from 'node:crypto';
import { reimbursementAmount, reimbursementMoves } from '#domain/hosts/reimbursement';
import { reimbursementDue, reimbursementPaid } from '#domain/ledger/postings';
import { sen } from '#domain/money/sen';
import { nextWorkingMorning } from '#domain/orders/deadline';
import type { DemoRows } from './demo-rows.js';
import type { GroupStory, StoryContext } from './group-story.js';

/** The group is full and the host's purchase verified: the money goes back as far as the story wants it at `now`. */
export function reimburseHost(
  { rows, ledger, admin, proof }: StoryContext,
  group: GroupStory,
  reached: 'scheduled' | 'approved' | 'paid',
  now: Date,
): void {
  const host = group.seats.find(({ role }) => role === 'host');
  const { providerPrice, transferFee } = host?.plan.family ?? {};
  if (!host?.purchase || !host.confirmedAt || !group.isFull || !providerPrice || transferFee === undefined)
    throw new Error('the demo story reimburses a host too early');
  const lastOrder = Math.max(...group.seats.map(({ order }) => order.createdAt.getTime()));
  const scheduledAt = new Date(Math.max(lastOrder, host.confirmedAt.getTime()));
  const part = (share: number) => new Date(scheduledAt.getTime() + share * (now.getTime() - scheduledAt.getTime()));
  const hostShare = sen(BigInt(host.order.hostShareSen ?? 0));
  const amount = reimbursementAmount({ providerPrice, hostShare, transferFee });
  const uid = randomUUID();
  const row: DemoRows['reimbursements'][number] = {
    uid,
    orderUid: host.order.uid,
    purchaseUid: host.purchase.uid,
    state: 'scheduled',
    providerPriceSen: providerPrice,
    hostShareSen: hostShare,
    transferFeeSen: transferFee,
    amountSen: amount,
    dueAt: nextWorkingMorning(scheduledAt),
    createdAt: scheduledAt,
    version: 1,
  };
  rows.reimbursements.push(row);
  ledger.post('reimbursement-due', uid, reimbursementDue(amount), scheduledAt);
  if (reached === 'scheduled') return;

  const approvedAt = part(0.5);
  const approve = reimbursementMoves.after('scheduled', 'approve', 'admin');
  Object.assign(row, { state: approve, approvedBy: admin.name, approvedAt, version: 2 });
  group.audit('approve', 'reimbursements', uid, approvedAt);
  if (reached === 'approved') return;

  const paidAt = part(0.7);
  const pay = reimbursementMoves.after(approve, 'pay', 'admin');
  const transfer = { paidBy: admin.name, paidAt, reference: 'TRF-CONTOH-0001', proofUid: proof('transfer') };
  Object.assign(row, { state: pay, ...transfer, version: 3 });
  group.audit('pay', 'reimbursements', uid, paidAt, { reference: transfer.reference });
  ledger.post('reimbursement-paid', uid, reimbursementPaid(amount), paidAt);
}
