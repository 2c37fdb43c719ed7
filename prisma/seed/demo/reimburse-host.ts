import { randomUUID } from 'node:crypto';
import { groupSizeOf } from '#domain/catalogue/plan-family';
import { exactReimbursement, reimbursementAmount, reimbursementLimit } from '#domain/catalogue/reimbursement-amount';
import { besidesOfHost } from '#domain/sales/ledger/group-costs';
import { reimbursementDue, reimbursementPaid } from '#domain/sales/ledger/spending-postings';
import { sen } from '#domain/platform/sen';
import { payoutMoves } from '#domain/sales/payouts/payout';
import { nextWorkingMorning } from '#domain/sales/orders/deadline';
import { type DemoRows, aboutOrder, postEntry } from './demo-rows.js';
import type { GroupReplay, ReplayContext } from './group-replay.js';

/** Adds the reimbursement of a verified purchase, advanced to the state that is `reached` by `now`. */
export function reimburseHost(
  { rows, admin, proof }: ReplayContext,
  group: GroupReplay,
  reached: 'scheduled' | 'approved' | 'paid',
  now: Date,
): void {
  const host = group.seats.find(({ role }) => role === 'host');
  const family = host?.plan.family;
  if (!host?.purchase || !host.confirmedAt || !host.cycleUid || !family?.providerPrice)
    throw new Error('demo-groups.ts reimburses a host whose purchase is not verified');
  const { providerPrice, transferFee } = family;
  const scheduledAt = host.confirmedAt;
  const part = (share: number) => new Date(scheduledAt.getTime() + share * (now.getTime() - scheduledAt.getTime()));
  const hostShare = sen(BigInt(host.account.hostShareSen ?? 0));
  const terms = { providerPrice, hostShare, transferFee };
  const amount = reimbursementAmount(terms);
  const groupSize = groupSizeOf(family);
  const limit = reimbursementLimit(
    providerPrice,
    { hostShare, transferFee },
    { groupSize, tolerancePercent: family.priceTolerancePercent },
  );
  const [uid, payoutUid] = [randomUUID(), randomUUID()];
  const { bankName, accountNumber, accountName } = host.purchase;
  const payout: DemoRows['payouts'][number] = {
    uid: payoutUid,
    kind: 'reimbursement',
    refUid: uid,
    customerUid: host.person.uid,
    state: 'scheduled',
    amountSen: amount,
    // The desk of the demo is never late.
    dueAt: nextWorkingMorning(reached === 'paid' ? scheduledAt : now),
    bankName,
    accountNumber,
    accountName,
    createdAt: scheduledAt,
    version: 1,
  };
  rows.payouts.push(payout);
  rows.reimbursements.push({
    uid,
    orderUid: host.order.uid,
    purchaseUid: host.purchase.uid,
    cycleUid: host.cycleUid,
    payoutUid,
    providerPriceSen: providerPrice,
    planPriceSen: providerPrice,
    hostShareSen: hostShare,
    transferFeeSen: transferFee,
    correctionSen: amount - exactReimbursement(terms),
    amountSen: amount,
    limitSen: limit,
    pricedByUid: admin.uid,
    createdAt: scheduledAt,
  });
  const besides = besidesOfHost({ ...terms, owed: amount, planPrice: providerPrice, groupSize });
  postEntry(rows, 'reimbursement-due', uid, reimbursementDue(amount, aboutOrder(host.order), besides), scheduledAt);
  if (reached === 'scheduled') return;

  const approvedAt = part(0.5);
  const approve = payoutMoves.after('scheduled', 'approve', 'admin');
  Object.assign(payout, { state: approve, approvedBy: admin.name, approvedAt, version: 2 });
  group.audit('approve', 'reimbursements', uid, approvedAt);
  if (reached === 'approved') return;

  const paidAt = part(0.7);
  const pay = payoutMoves.after(approve, 'pay', 'admin');
  const transfer = {
    paidBy: admin.name,
    paidAt,
    reference: 'TRF-CONTOH-0001',
    fileUid: proof('payout-proof', host.person.uid),
  };
  Object.assign(payout, { state: pay, ...transfer, version: 3 });
  group.audit('pay', 'reimbursements', uid, paidAt, { reference: transfer.reference });
  postEntry(rows, 'reimbursement-paid', uid, reimbursementPaid(amount, aboutOrder(host.order)), paidAt);
}
