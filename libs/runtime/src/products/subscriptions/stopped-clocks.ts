import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { groupRuns } from '#runtime/products/subscriptions/group-runs';
import { lockOrder } from '#runtime/sales/orders.store';

/** Members `a` of groups `g` who were asked to pay a pre-order that is not full any more and does not run at `now`, with their orders `o`. */
const askedInVain = (now: Date): Prisma.Sql => Prisma.sql`"account" a JOIN "account_group" g ON g."uid" = a."group_uid"
  JOIN "order" o ON o."uid" = a."order_uid" JOIN "invoice" i ON i."order_uid" = o."uid"
  WHERE a."pre_order" AND a."role" = 'regular' AND o."status" = ${ORDER_STATUS.awaitingPayment}
    AND i."purpose" = 'purchase' AND i."status" = 'open' AND i."due_at" IS NOT NULL
    AND cardinality(g."free_host_seats" || g."free_regular_seats") > 0
    AND NOT ${groupRuns(now)}`;

/**
 * The members of a group who still have time to pay have no deadline while it is not full: a seat came free. What was overdue at
 * `at` had its whole time. Each hears of it. The caller has locked the group. docs/rules/groups.md#filling
 */
export async function stopClocks(tx: Tx, groupUid: string, at: Date): Promise<void> {
  const asked = await tx.$queryRaw<{ uid: string }[]>`
    SELECT o."uid" FROM ${askedInVain(at)} AND g."uid" = ${groupUid}::uuid AND i."due_at" > ${at} ORDER BY o."uid"`;
  for (const { uid } of asked) {
    await lockOrder(tx, uid);
    await stopClock(tx, uid, at);
    await announce(tx, 'order.clock-stopped', { orderUid: uid });
  }
}

/** The same for one order whose deadline was set anew: its proof was rejected, or too little came. The caller has locked the order. */
export async function stopClock(tx: Tx, orderUid: string, at: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE "invoice" SET "due_at" = NULL, "version" = "version" + 1
    WHERE "uid" IN (SELECT i."uid" FROM ${askedInVain(at)} AND o."uid" = ${orderUid}::uuid)`;
}

/** The group is full again: such an order is due at `dueAt`; false when it was not waiting for that. The caller has locked it. */
export async function resumeClock(tx: Tx, order: { uid: string; status: number }, dueAt: Date): Promise<boolean> {
  if (order.status !== ORDER_STATUS.awaitingPayment) return false;
  const { count } = await tx.invoice.updateMany({
    where: { orderUid: order.uid, purpose: 'purchase', status: 'open', dueAt: null },
    data: { dueAt, version: { increment: 1 } },
  });
  return count > 0;
}
