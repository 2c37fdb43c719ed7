import { ORDER_STATUS } from '#domain/orders/order-status';
import type { Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { closeOrder, lockSeatedOrder } from '#runtime/stores/close-order';

/**
 * Ends an order whose payment is overdue and gives its seat back. The due column is the truth and the database's
 * clock the judge: a timer that fires early, twice or for a moved date changes nothing. False when nothing was done.
 */
export async function expireOverdue(tx: Tx, orderUid: string, eventUid?: string): Promise<boolean> {
  const seated = await lockSeatedOrder(tx, orderUid);
  if (seated.order.status !== ORDER_STATUS.awaitingPayment || !(await isOverdue(tx, orderUid))) return false;
  await closeOrder(
    tx,
    seated,
    { order: 'expire', account: 'cancel' },
    { actor: 'system', by: 'system', why: 'Batas waktu pembayaran lewat', eventUid },
  );
  await announce(tx, 'order.expired', { orderUid, groupUid: seated.group.uid });
  return true;
}

async function isOverdue(tx: Tx, orderUid: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ overdue: boolean | null }[]>`
    SELECT "due_at" <= clock_timestamp() AS overdue FROM "order" WHERE "uid" = ${orderUid}::uuid`;
  return row?.overdue === true;
}
