import type { ShareState } from '#domain/products/sekeranjang/share';
import { answerableUntil } from '#domain/sales/orders/deadline';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockOrders } from '#runtime/sales/orders.store';
import { announceDueSoon } from '#runtime/sales/payment-reminder';

/**
 * Of orders `o`: those whose buyer was asked for another proof, or for the rest, and still has time for it. Who may well have
 * paid keeps the place for that time, and the end of the product waits for it. docs/rules/sekeranjang.md#end
 */
export const ASKED_AGAIN = Prisma.sql`EXISTS (
  SELECT FROM invoice i JOIN payment a ON a.invoice_uid = i.uid AND a.state IN ('rejected', 'confirmed')
  WHERE i.order_uid = o.uid AND i.purpose = 'purchase' AND i.status = 'open' AND i.due_at > now())`;

/** The same of one order. */
export async function isAskedAgain(tx: Tx, orderUid: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS asked FROM "order" o WHERE o.uid = ${orderUid}::uuid AND o.status = 1 AND ${ASKED_AGAIN}`;
  return found.length > 0;
}

/**
 * A product is closed at `at`: who was asked again before that has the two hours from then, where there was more time, and reads it. The
 * caller has locked the product. Every unpaid order is locked first, so that a proof that is being rejected is seen here or sees the end.
 */
export async function shortenAnswers(tx: Tx, productUid: string, at: Date): Promise<void> {
  const held = await tx.sekeranjangShare.findMany({
    where: { productUid, state: 'held' satisfies ShareState },
    select: { orderUid: true },
  });
  const orderUids = held.map(({ orderUid }) => orderUid);
  await lockOrders(tx, orderUids);
  const dueAt = answerableUntil(at);
  const shortened = await tx.$queryRaw<{ uid: string; dueAt: Date }[]>`
    UPDATE invoice n SET due_at = ${dueAt}, version = n.version + 1 FROM "order" o
    WHERE o.uid = ANY(${orderUids}::uuid[]) AND o.status = 1 AND ${ASKED_AGAIN} AND n.order_uid = o.uid AND n.purpose = 'purchase'
      AND n.status = 'open' AND n.due_at > ${dueAt}
    RETURNING o.uid, n.due_at AS "dueAt"`;
  await announceDueSoon(tx, shortened);
}
