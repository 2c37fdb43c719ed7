import type { Tx } from '#runtime/platform/db/database';
import { askAgainAfterMove } from '#runtime/products/subscriptions/access/grant-access';
import { freeSeat, lockGroup, takeSeat } from '#runtime/products/subscriptions/groups.store';
import { askToRemoveAccess } from '#runtime/products/subscriptions/periods/renewals.store';
import type { Seat } from '#runtime/products/subscriptions/seats.store';
import { stopClocks } from '#runtime/products/subscriptions/stopped-clocks';
import type { Step } from '#runtime/sales/product-line';

/**
 * Moves a seat to a free one of another group, with all that was paid for it; who could use the former group is on the
 * list of accesses to be removed. The caller has locked both groups and the order.
 */
export async function moveSeat(
  tx: Tx,
  account: Seat,
  to: { groupUid: string; seatNumber: number },
  { cause, at }: Step,
): Promise<void> {
  const source = await lockGroup(tx, account.groupUid);
  await freeSeat(tx, source, account);
  await tx.account.update({
    where: { uid: account.uid, version: account.version },
    data: { ...to, version: { increment: 1 } },
    select: { uid: true },
  });
  const { status, role, needsTv, customerUid, uid: accountUid } = account;
  await tx.accountHistory.create({
    data: {
      accountUid,
      fromStatus: status,
      toStatus: status,
      why: cause.why,
      by: cause.by,
      eventUid: cause.eventUid,
      at,
    },
    select: { id: true },
  });
  await takeSeat(tx, await lockGroup(tx, to.groupUid), { customerUid, role, needsTv, seatNumber: to.seatNumber }, at);
  // It was asked to pay because its former group was full.
  await stopClocks(tx, to.groupUid, at);
  // Back in a group that it had left: the access stays.
  await tx.accessRemoval.deleteMany({ where: { accountUid, groupUid: to.groupUid } });
  if (await tx.seatRenewal.count({ where: { accountUid } }))
    await askToRemoveAccess(tx, { accountUid, groupUid: source.uid }, at);
  await askAgainAfterMove(tx, accountUid, at);
  // The host of the other group has nothing to read of what was written before.
  await tx.thread.updateMany({ where: { accountUid }, data: { unreadHost: 0 } });
}
