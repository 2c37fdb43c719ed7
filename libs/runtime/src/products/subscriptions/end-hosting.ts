import { sen } from '#domain/platform/sen';
import { givingBack } from '#domain/products/subscriptions/hosts/giving-back';
import { HOST_TASKS } from '#domain/products/subscriptions/hosts/host-task';
import { type PurchaseState, purchaseWaits } from '#domain/products/subscriptions/hosts/purchase';
import type { PayoutState } from '#domain/sales/payouts/payout';
import type { Payout, PayoutBatch } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';
import { cancelReimbursement } from '#runtime/products/subscriptions/cancel-reimbursement';
import { correctReimbursement } from '#runtime/products/subscriptions/correct-reimbursement';
import { endTasks } from '#runtime/products/subscriptions/host-tasks.store';
import { isAtBank, lockPayout } from '#runtime/sales/payouts.store';

interface Host {
  uid: string;
  orderUid: string;
  groupUid: string;
}

/**
 * A host's seat ends: its tasks are dropped, the running cycle ends with it, the unused part is kept back or asked for, and
 * the members are informed. The caller has locked group and order. docs/rules/hosts.md#unused-part
 * @throws DomainError PROOF_WAITS while a proof of purchase waits for a decision.
 */
export async function endHosting(tx: Tx, { uid: accountUid, orderUid, groupUid }: Host, at: Date): Promise<void> {
  if (await tx.hostPurchase.count({ where: { orderUid, state: 'submitted' satisfies PurchaseState } }))
    throw purchaseWaits();
  await endTasks(tx, accountUid, [...HOST_TASKS], 'dropped', at);
  await announce(tx, 'group.host-sought', { groupUid, orderUid });
  // The next host reads nothing of what was written to this one.
  await tx.thread.updateMany({ where: { account: { groupUid }, unreadHost: { gt: 0 } }, data: { unreadHost: 0 } });
  // Also one that was bought ahead and has not begun.
  const running = await tx.groupCycle.findMany({
    where: { groupUid, cutAt: null, endsAt: { gt: at }, purchase: { orderUid } },
    orderBy: { number: 'asc' },
  });
  for (const cycle of running) {
    const cutAt = cycle.startsAt > at ? cycle.startsAt : at;
    await tx.groupCycle.update({ where: { uid: cycle.uid }, data: { cutAt }, select: { uid: true } });
    await giveBackUnused(tx, cycle, at);
  }
}

/** Locks what the shop still owes hosts for these orders, so that nothing of it is transferred before the unused part is kept back. The caller has locked the orders. */
export async function lockReimbursements(tx: Tx, orderUids: string[]): Promise<void> {
  const found = await tx.reimbursement.findMany({
    where: { orderUid: { in: orderUids }, isCancelled: false },
    select: { payoutUid: true },
  });
  const payouts = await lockAndRead<Payout>(
    tx,
    'payout',
    found.map(({ payoutUid }) => payoutUid),
  );
  const batchUids = payouts.flatMap(({ batchUid }) => batchUid ?? []);
  await lockAndRead<PayoutBatch>(tx, 'payout_batch', [...new Set(batchUids)]);
}

/** The part of the cycle's reimbursement that was not used by `at`; does nothing before it is scheduled. */
export async function giveBackUnused(
  tx: Tx,
  cycle: { uid: string; startsAt: Date; endsAt: Date },
  at: Date,
): Promise<void> {
  const reimbursement = await tx.reimbursement.findFirst({ where: { cycleUid: cycle.uid, isCancelled: false } });
  if (!reimbursement) return;
  const { orderUid } = reimbursement;
  const payout = await lockPayout(tx, reimbursement.payoutUid);
  const amount = sen(reimbursement.amountSen);
  // The bank may have it already: what was not used is asked back then.
  const state = (await isAtBank(tx, payout)) ? 'paid' : (payout.state as PayoutState);
  const back = givingBack({ ...cycle, amount, payout: state }, at);
  if (!back) return;
  if (back.how === 'ask') {
    const { uid: receivableUid } = await tx.hostReceivable.create({
      data: { cycleUid: cycle.uid, orderUid, amountSen: back.amount, openedAt: at },
      select: { uid: true },
    });
    await announce(tx, 'receivable.opened', { orderUid, receivableUid });
    return;
  }
  const left = sen(amount - back.amount);
  if (left > 0n) return correctReimbursement(tx, { reimbursement, payout, to: left, byUid: null });
  await cancelReimbursement(tx, { reimbursement, payout, reason: 'Siklusnya tidak terpakai' });
}
