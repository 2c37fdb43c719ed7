import type { DomainError } from '#domain/platform/domain-error';
import { cancelledText } from '#domain/sales/orders/ended-early';
import { notPayable } from '#domain/sales/orders/not-payable';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { REJECTED_TIMES } from '#domain/sales/orders/rejected-times';
import type { Tx } from '#runtime/platform/db/database';
import { lastCancelling } from '#runtime/sales/cancelled-for';
import { closedByProofs } from '#runtime/sales/rejected-proofs';
import type { SoldOrder } from '#runtime/sales/product-line';
import type { ProductLines } from '#runtime/sales/product-lines';

/**
 * Whether an order has expired while there still was time to pay it: what it was for had ended. `endedAt`: when an admin has ended it, of
 * what gives no time afterwards to who was asked for another proof, or for the rest: what is due then would have been due later.
 */
export async function expiredBeforeDue(tx: Tx, orderUid: string, endedAt: Date | null): Promise<boolean> {
  const [invoice, expired] = await Promise.all([
    tx.invoice.findFirst({ where: { orderUid, purpose: 'purchase' }, select: { dueAt: true } }),
    tx.orderHistory.findFirst({
      where: { orderUid, toStatus: ORDER_STATUS.expired },
      orderBy: { id: 'desc' },
      select: { at: true },
    }),
  ]);
  return !!invoice?.dueAt && !!expired && invoice.dueAt > (endedAt ? justBefore(endedAt) : expired.at);
}

const justBefore = (at: Date): Date => new Date(at.getTime() - 1);

/**
 * Why an order was closed before its time to pay was over: an admin has cancelled it, alone or with what it was for, the last proof was rejected, or what it was for has
 * ended; or that it has while its proof is being checked, or another one is waited for. Null: neither.
 */
export async function closedEarly(
  tx: Tx,
  lines: ProductLines,
  order: SoldOrder & { status: number },
): Promise<string | null> {
  if (order.status === ORDER_STATUS.awaitingConfirmation) return lines.endedMeanwhile(tx, order);
  if (order.status === ORDER_STATUS.awaitingPayment) {
    const closed = await lines.closedEarly(tx, order);
    return closed?.mayAnswer ? closed.words : null;
  }
  if (order.status === ORDER_STATUS.cancelled) {
    const { by, why } = await lastCancelling(tx, order.uid);
    return by === 'admin' ? cancelledText(why) : by === 'system' ? lines.endedMeanwhile(tx, order) : null;
  }
  if (order.status !== ORDER_STATUS.expired) return null;
  if (await closedByProofs(tx, order.uid)) return `Bukti bayarnya sudah ${REJECTED_TIMES} kami tolak.`;
  const closed = await lines.closedEarly(tx, order);
  return closed && (await expiredBeforeDue(tx, order.uid, closed.endedAt)) ? closed.words : null;
}

/** Why an order takes no payment now, with the reason where it was closed early. */
export async function whyNotPayable(
  tx: Tx,
  lines: ProductLines,
  order: SoldOrder & { number: string; status: number },
): Promise<DomainError> {
  return notPayable(order, await closedEarly(tx, lines, order));
}
