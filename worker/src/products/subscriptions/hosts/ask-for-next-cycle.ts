import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { openTask, requestPurchase } from '#runtime/products/subscriptions/host-tasks.store';

/**
 * A cycle ends soon: the host of the group is asked for the proof of the next one, or a new host to buy it, once for each
 * cycle. A host who comes later is asked with the order. docs/rules/hosts.md#cycles
 */
export async function askForNextCycle(tx: Tx, cycleUid: string, now: Date): Promise<boolean> {
  const { groupUid } = await tx.groupCycle.findUniqueOrThrow({ where: { uid: cycleUid }, select: { groupUid: true } });
  await lockGroup(tx, groupUid);
  const { count } = await tx.groupCycle.updateMany({
    where: { uid: cycleUid, askedAt: null, cutAt: null },
    data: { askedAt: now },
  });
  if (count === 0) return false;
  const cycle = await tx.groupCycle.findUniqueOrThrow({ where: { uid: cycleUid } });
  const host = await tx.account.findFirst({
    where: { groupUid, role: 'host', status: ACCOUNT_STATUS.active },
    select: { uid: true, orderUid: true },
  });
  if (!host) {
    await requestPurchase(tx, groupUid, now);
    return true;
  }
  const asked = { accountUid: host.uid, kind: 'proof', cycleNumber: cycle.number + 1, from: cycle.endsAt } as const;
  const dueAt = await openTask(tx, asked, now);
  if (dueAt) await announce(tx, 'host.purchase-requested', { orderUid: host.orderUid, dueAt: dueAt.toISOString() });
  return true;
}
