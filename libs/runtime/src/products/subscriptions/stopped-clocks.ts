import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockOrder } from '#runtime/sales/orders.store';

/** Members `a` of groups `g` who were asked to pay a pre-order that is not full any more and was not bought, with their orders `o`. */
const ASKED_IN_VAIN = Prisma.sql`"account" a JOIN "account_group" g ON g."uid" = a."group_uid"
  JOIN "order" o ON o."uid" = a."order_uid" JOIN "invoice" i ON i."order_uid" = o."uid"
  WHERE a."pre_order" AND a."role" = 'regular' AND o."status" = ${ORDER_STATUS.awaitingPayment}
    AND i."purpose" = 'purchase' AND i."status" = 'open' AND i."due_at" IS NOT NULL
    AND cardinality(g."free_host_seats" || g."free_regular_seats") > 0
    AND NOT EXISTS (SELECT FROM "account" m JOIN "order" mo ON mo."uid" = m."order_uid"
      WHERE m."group_uid" = g."uid" AND m."pre_order" AND (m."status" = ${ACCOUNT_STATUS.active}
        OR m."status" = ${ACCOUNT_STATUS.waitingForFollowUp} AND mo."status" = ${ORDER_STATUS.completed}))`;

/**
 * The members of a group who still have time to pay have no deadline while it is not full: a seat came free. What was overdue at
 * `at` had its whole time. Each hears of it. The caller has locked the group. docs/rules/groups.md#filling
 */
export async function stopClocks(tx: Tx, groupUid: string, at: Date): Promise<void> {
  const asked = await tx.$queryRaw<{ uid: string }[]>`
    SELECT o."uid" FROM ${ASKED_IN_VAIN} AND g."uid" = ${groupUid}::uuid AND i."due_at" > ${at} ORDER BY o."uid"`;
  for (const { uid } of asked) {
    await lockOrder(tx, uid);
    await stopClock(tx, uid);
    await announce(tx, 'order.clock-stopped', { orderUid: uid });
  }
}

/** The same for one order whose deadline was set anew: its proof was rejected, or too little came. The caller has locked the order. */
export async function stopClock(tx: Tx, orderUid: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "invoice" SET "due_at" = NULL, "version" = "version" + 1
    WHERE "uid" IN (SELECT i."uid" FROM ${ASKED_IN_VAIN} AND o."uid" = ${orderUid}::uuid)`;
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
